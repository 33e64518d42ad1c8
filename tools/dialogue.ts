import { createInterface } from 'node:readline/promises';
import { completeDialogues } from '../src/gatsby/read/dialogues';
import { liveSheet } from '../src/lib/dialogue/live-sheets';
import { type Turn, answer, assistantOf, greet } from '../src/lib/dialogue/talk';

function print({ says, replies, state }: Turn): void {
  for (const text of says) console.log(`  ${text}`);
  if (replies.length > 0) console.log(`  [${replies.join('] [')}]`);
  if (state.status === 'handover') console.log('  → ein Mensch übernimmt');
}

/** Plays an assistant in the terminal: `npm run dialogue -- luigi`. `blatt` shows its sheet. */
async function main(): Promise<void> {
  const dialogues = completeDialogues(process.cwd());
  const found = dialogues.get(process.argv[2] ?? '');
  if (found === undefined) {
    console.error(`Wen wollen Sie sprechen? ${[...dialogues.keys()].join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const { dialogue, knowledge } = found;
  const assistant = assistantOf(dialogue, knowledge);
  let turn = greet(assistant);
  print(turn);
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  terminal.prompt();
  for await (const line of terminal) {
    if (line.trim() === 'blatt') console.dir(liveSheet(dialogue, turn.state), { depth: 4 });
    else if (line.trim() !== '') {
      turn = answer(assistant, turn.state, line, new Date());
      print(turn);
    }
    terminal.prompt();
  }
}

void main();
