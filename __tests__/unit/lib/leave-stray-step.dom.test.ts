import { leaveStraySteps } from '../../../src/lib/leave-stray-step';

const comeBack = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('W14 the step of a dialog is left after a reload and on "Forward", and none else', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation();
  window.history.replaceState({ over: true }, '');
  leaveStraySteps();
  expect(back).toHaveBeenCalledTimes(1);
  comeBack();
  expect(back).toHaveBeenCalledTimes(2);
  document.body.innerHTML = '<dialog open></dialog>';
  comeBack();
  document.body.innerHTML = '';
  window.history.replaceState({ key: 'a' }, '');
  comeBack();
  expect(back).toHaveBeenCalledTimes(2);
});
