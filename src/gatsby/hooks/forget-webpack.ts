import { tidyUp } from './tidy-up';

type Callback = (error?: Error | null) => void;

/** Of a compiler of webpack. */
type Compiler = {
  close: (done: Callback) => void;
  hooks: { done: { tap: (name: string, act: (stats: object) => void) => void } };
};

/**
 * Has webpack's compiler forget its modules when it has closed. Gatsby keeps it and its statistics
 * until the build has ended, a quarter of a gigabyte, and asks them for nothing any more; but it
 * closes the compiler twice.
 */
export const forgetWhenClosed = {
  apply(compiler: Compiler): void {
    let closed = false;
    const known: object[] = [compiler];
    const close = compiler.close.bind(compiler);
    compiler.hooks.done.tap('forget-when-closed', (stats) => known.push(stats));
    compiler.close = (done) => {
      if (closed) {
        done();
        return;
      }
      close((error) => {
        closed = !error;
        if (closed) for (const each of known.splice(0)) empty(each);
        done(error);
        void tidyUp();
      });
    };
  },
};

/** Leaves a compiler its `close`. */
function empty(object: object): void {
  for (const key of Object.keys(object)) if (key !== 'close') Reflect.deleteProperty(object, key);
}
