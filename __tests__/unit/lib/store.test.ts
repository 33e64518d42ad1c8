import { createStore } from '../../../src/lib/store';

test('listeners hear every change until they stop listening', () => {
  const store = createStore(0);
  const heard: number[] = [];
  const end = store.subscribe(() => heard.push(store.get()));
  store.set(1);
  store.set(2);
  end();
  store.set(3);
  expect(heard).toEqual([1, 2]);
  expect(store.get()).toBe(3);
});
