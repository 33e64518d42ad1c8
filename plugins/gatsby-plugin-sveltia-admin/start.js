// Starts the editor; written for the browser as it stands here.
import CMS from '@sveltia/cms';

const answer = await fetch('/admin-files/config.json');
await CMS.init({ config: await answer.json() });
