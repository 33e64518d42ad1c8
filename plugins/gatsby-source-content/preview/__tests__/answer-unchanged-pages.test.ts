import { EventEmitter } from 'node:events';
import { answerUnchangedPages } from '../answer-unchanged-pages';

/** Runs a query; which pages are told to be up to date? */
function told(path: string, queryType: string, waiting: readonly string[] = []): unknown[] {
  const emitter = new EventEmitter();
  const store = { getState: () => ({ pendingPageDataWrites: { pagePaths: new Set(waiting) } }) };
  const pages: unknown[] = [];
  emitter.on('CLEAR_PENDING_PAGE_DATA_WRITE', ({ payload }: { payload: { page: string } }) =>
    pages.push(payload.page),
  );
  answerUnchangedPages({ store, emitter });
  emitter.emit('PAGE_QUERY_RUN', { payload: { path, queryType } });
  return pages;
}

it('tells that a page is up to date whose query has brought nothing new', () => {
  expect(told('/neu', 'page')).toEqual(['/neu']);
});

it('leaves it to Gatsby when the data has yet to be written', () => {
  expect(told('/neu', 'page', ['/neu'])).toEqual([]);
});

it('says nothing of what is no page', () => {
  expect(told('sq--1', 'static')).toEqual([]);
});
