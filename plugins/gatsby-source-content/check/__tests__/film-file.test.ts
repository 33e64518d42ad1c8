import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../../../../__tests__/support/temporary-folder';
import { filmProblem } from '../film-file';

const box = (name: string, ...parts: string[]): string => {
  const body = parts.join('');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 8);
  return length.toString('latin1') + name + body;
};
const film = (...description: string[]) =>
  Buffer.from(
    [box('ftyp', 'isom'), box('mdat', 'hvc1'), box('moov', ...description)].join(''),
    'latin1',
  );
const problemOf = (source: Buffer | string) =>
  filmProblem(temporaryFolder({ 'static/a.mp4': source }), 'static/a.mp4');

test.each(['concierge', 'produktvideo'])('the film %s is fine', (name) => {
  expect(problemOf(readFileSync(`static/video/${name}.mp4`))).toBeUndefined();
});

test('P05: a film as a phone has it is named: who sees it, and where it was made', () => {
  expect(problemOf(film('avc1'))).toBeUndefined();
  expect(problemOf(film('hvc1'))).toMatch(/^den Film \(HEVC\) spielen nicht alle Browser/);
  expect(problemOf(film('avc1', box('\xa9xyz', '+47.07+015.43/')))).toMatch(/^der Film sagt, wo/);
  expect(problemOf(film('com.apple.quicktime.location.ISO6709'))).toMatch(/^der Film sagt, wo/);
});

test('P05: what is no film, or larger than hosts take, is named', () => {
  expect(problemOf('<!DOCTYPE html>')).toMatch(/^die Datei ist kein MP4-Film/);
  expect(problemOf(Buffer.alloc(26 * 1_048_576))).toBe(
    'der Film hat 26 MB; erlaubt sind höchstens 25',
  );
});
