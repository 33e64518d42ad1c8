import { resolve } from 'node:path';

/**
 * The folder with content/ that Gatsby reads: the repository, or for the preview a copy of its
 * content in which nothing is broken (tools/preview).
 */
export const contentRoot = (): string => resolve(process.env['CONTENT_ROOT'] ?? '.');

/** Whether the preview checks the content, and what is read here is free of problems. */
export const isCheckedCopy = (): boolean => process.env['CONTENT_ROOT'] !== undefined;
