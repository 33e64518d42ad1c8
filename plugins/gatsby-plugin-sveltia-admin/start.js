// Starts the editor; written for the browser as it stands here.
import CMS from '@sveltia/cms';

const answer = await fetch('/admin-files/config.json');
await CMS.init({ config: await answer.json() });

// Of two tabs the one that saves last would win, and nobody would know: the second one says so.
void navigator.locks?.request('redaktion', { ifAvailable: true }, (lock) => {
  if (lock !== null) return new Promise(() => undefined);
  alert(
    'Die Redaktion ist schon in einem anderen Tab offen. Was Sie hier speichern, überschreibt Änderungen von dort: Schließen Sie bitte einen der beiden.',
  );
});
