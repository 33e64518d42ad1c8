import { startBeside } from '../read/start-beside';

/**
 * Writes what dialogue-files.ts writes, in a process of its own.
 * @param root folder with content/ that has been checked
 * @throws when it could not; that process has said why
 */
export async function writeDialoguesBeside(root: string, publicDir: string): Promise<void> {
  const child = startBeside('src/gatsby/output/dialogue-process.ts', [root, publicDir]);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error('The dialogues could not be written.');
}
