import { fireEvent, render, screen } from '@testing-library/react';
import { Team } from '../../../../src/sections/team/team';
import { sectionOf } from '../../../support/content';
import { head, position, resolved } from '../../../support/sections';

const { assistants, show } = sectionOf('/', 'team');
const team = () => resolved('team', { ...head, assistants, show });

test('the carousel of phones shows one at a time and wraps around', async () => {
  const section = await team();
  render(<Team section={section} position={position} />);
  const count = section.assistants.length;
  const shown = () => screen.getByText(/ von /).textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  for (const step of [...section.assistants.keys(), 0]) {
    expect(shown()).toBe(`${section.assistants[step]?.name}, ${step + 1} von ${count}`);
    press('Nächster Assistent');
  }
  press('Vorheriger Assistent');
  press('Vorheriger Assistent');
  expect(shown()).toContain(`${count} von ${count}`);
});

test('who is on duty stays the same when the page comes back', async () => {
  const section = await team();
  const draw = () => {
    const { container, unmount } = render(<Team section={section} position={position} />);
    const looks = [...container.querySelectorAll('li[data-assistant]')].map((one) => one.outerHTML);
    unmount();
    return looks;
  };
  expect(draw()).toEqual(draw());
});
