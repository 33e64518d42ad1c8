import { resolve } from 'node:path';

/**
 * The folder with content/ that Gatsby reads: the repository, or for the preview a copy of its
 * content in which nothing is broken (tools/preview).
 */
export const contentRoot = (): string => resolve(process.env['CONTENT_ROOT'] ?? '.');

/** In the preview, tools/preview has already checked the copy that is read here. */
export const isCheckedCopy = (): boolean => process.env['CONTENT_ROOT'] !== undefined;
