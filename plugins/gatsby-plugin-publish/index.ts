export { writeGuided } from './guided-files';
export { cacheFolder } from './file-cache';
export { hashOf } from './hosts/inline-hashes';
export { htmlFiles } from './hosts/page-files';
