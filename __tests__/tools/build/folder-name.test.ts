import { requireBuildablePath } from '../../../tools/build/folder-name';

test('a folder is called as it will, but for signs with which Gatsby does not build', () => {
  expect(() => requireBuildablePath('/tmp/Meine Website (Größe) + Meier & Co')).not.toThrow();
  for (const name of ["Meier's", 'neu!', 'C#', '100%', '[alt]', '{a}'])
    expect(() => requireBuildablePath(`/tmp/${name}/x`)).toThrow(/damit baut Gatsby nicht/);
});
