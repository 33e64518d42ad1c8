// Starts the editor; bundled with it when the site is built.
import CMS from '@sveltia/cms';

const answer = await fetch('/admin-files/config.json');
await CMS.init({ config: await answer.json() });
