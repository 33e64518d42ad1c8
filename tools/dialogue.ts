import { createInterface } from 'node:readline/promises';
import { type Turn, answer, assistantOf, greet } from '../src/dialogue/talk';
import { completeDialogues } from '../plugins/gatsby-source-content';

function print({ says, replies, state }: Turn): void {
  for (const text of says) console.log(`  ${text}`);
  if (replies.length > 0) console.log(`  [${replies.join('] [')}]`);
  if (state.status === 'handover') console.log('  → ein Mensch übernimmt');
}

/** Plays an assistant in the terminal: `npm run tool -- dialogue luigi`. `ende` ends it. */
async function main(): Promise<void> {
  const dialogues = completeDialogues(process.cwd());
  const dialogue = dialogues.get(process.argv[2] ?? '');
  if (dialogue === undefined) {
    console.error(`Wen wollen Sie sprechen? ${[...dialogues.keys()].join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const assistant = assistantOf(dialogue);
  console.log('„ende“ beendet das Gespräch.\n');
  let turn = greet(assistant);
  print(turn);
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  terminal.prompt();
  for await (const line of terminal) {
    const said = line.trim().toLowerCase();
    if (said === 'ende') break;
    if (said !== '') {
      turn = answer(assistant, turn.state, line, new Date());
      print(turn);
    }
    terminal.prompt();
  }
  terminal.close();
}

void main();
