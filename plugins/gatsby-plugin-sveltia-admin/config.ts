import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { dataSchemas } from '../../src/content-model/data';
import { legalFrontmatter, postFrontmatter } from '../../src/content-model/frontmatter';
import { jsonSchemaOf } from '../../src/content-model/json-schema';
import { readChoices } from './choices';
import { type Choices, type Field, fieldOf, fieldsOf } from './fields';
import { nameOfFile } from './labels';
import { filesBelow, page, splitText } from '../gatsby-source-content';

/** Where the content lies: a repository on GitHub, and what of it is published. */
export type Repository = { name: string; branch: string };

/**
 * The configuration of the editor: every file of the content with its fields, from the schemas the
 * site is checked with.
 */
export function adminConfig(root: string, { name, branch }: Repository) {
  const choices = readChoices(root);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const dataFile = (file: string, schema: z.ZodType) =>
    fileOf(file, schema, parse(read(file)), choices);
  return {
    backend: { name: 'github', repo: name, branch, auth_methods: ['token'] },
    app_title: 'Redaktion',
    load_config_file: false,
    media_folder: 'static/bilder',
    public_folder: '/bilder',
    media_libraries: { default: { config: { slugify_filename: true, transformations } } },
    slug: { encoding: 'ascii', clean_accents: true },
    // Leaves empty fields out, as in files written by hand.
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    show_preview_links: false,
    collections: [
      posts(choices),
      pages(
        filesBelow(root, 'content/pages')
          .filter((file) => file.endsWith('.yaml'))
          .map((file): unknown => parse(read(file))),
        choices,
      ),
      {
        name: 'legal',
        label: 'Rechtstexte',
        icon: 'gavel',
        files: readdirSync(join(root, 'content/legal')).map((file) =>
          textFile(`content/legal/${file}`, read(`content/legal/${file}`), choices),
        ),
      },
      {
        name: 'data',
        label: 'Angaben',
        icon: 'database',
        files: Object.entries(dataSchemas).map(([name, schema]) =>
          dataFile(`content/data/${name}.yaml`, schema),
        ),
      },
    ],
  };
}

/** Photographs are made small enough for a repository; those of telephones are readable then. */
const transformations = {
  raster_image: { format: 'webp', quality: 88, width: 2400, height: 2400 },
};

const body: Field = { name: 'body', label: 'Text', widget: 'markdown', required: true };
/** Rich text is written anew as a whole, even if only the title has changed. */
const postBody: Field = {
  ...body,
  hint: 'Beim Speichern schreibt die formatierte Ansicht den ganzen Text neu: Rückstriche (24\\. Dezember) und rechtsbündige Spalten gehen verloren. Hat der Text welche, öffnen Sie vorher die Markdown-Ansicht.',
};
/** Clauses and names of third parties are no running text: they are written as they stand there. */
const plainBody: Field = { ...body, modes: ['raw'] };

function posts(choices: Choices) {
  const fields = fieldsOf(jsonSchemaOf(postFrontmatter), [], choices).map((field) => ({
    ...field,
    ...inPosts[field.name],
  }));
  return {
    name: 'blog',
    label: 'Beiträge',
    label_singular: 'Beitrag',
    icon: 'article',
    folder: 'content/blog',
    path: '{{slug}}/index',
    extension: 'mdx',
    format: 'yaml-frontmatter',
    media_folder: '',
    public_folder: '.',
    summary: '{{title}}',
    sortable_fields: {
      fields: ['date', 'title'],
      default: { field: 'date', direction: 'descending' },
    },
    fields: [...fields, postBody],
  };
}

/**
 * Where posts ask otherwise than their schema. Whether one is a draft has to be chosen: a default
 * would make drafts of the old posts that do not say, or publish a new one half-written.
 */
const inPosts: Readonly<Record<string, object>> = {
  date: { default: '{{now}}' },
  draft: {
    label: 'Sichtbarkeit',
    hint: 'Einen Entwurf zeigt nur die Vorschau; auch ein Datum in der Zukunft hält den Beitrag zurück.',
    widget: 'select',
    required: true,
    options: [
      { label: 'Entwurf', value: true },
      { label: 'Veröffentlicht', value: false },
    ],
  },
};

function pages(written: readonly unknown[], choices: Choices) {
  return {
    name: 'pages',
    label: 'Seiten',
    label_singular: 'Seite',
    icon: 'web',
    folder: 'content/pages',
    extension: 'yaml',
    format: 'yaml',
    // A new page needs an address and a place in a menu: `npm run page:new`.
    create: false,
    delete: false,
    nested: { subfolders: false },
    identifier_field: 'seo.title',
    summary: '{{seo.title}}',
    fields: fieldsOf(jsonSchemaOf(page), written, choices),
  };
}

function fileOf(file: string, schema: z.ZodType, written: unknown, choices: Choices) {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  const shape = jsonSchemaOf(schema);
  const label = nameOfFile(name);
  const list = shape.type === 'array' && fieldOf('entries', shape, [written], choices, true);
  const fields = list ? [{ ...list, label, root: true }] : fieldsOf(shape, [written], choices);
  return { name, label, file, fields };
}

function textFile(file: string, source: string, choices: Choices) {
  const frontmatter: unknown = parse(splitText(source).head);
  const { fields, ...more } = fileOf(file, legalFrontmatter, frontmatter, choices);
  return { ...more, format: 'yaml-frontmatter', fields: [...fields, plainBody] };
}
