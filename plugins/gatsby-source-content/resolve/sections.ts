import { z } from 'zod';
import type { BuildTools } from '../../../src/content-model/build-tools';
import {
  type AuthoredSection,
  type Derivation,
  derivations,
} from '../../../src/sections/catalogue';
import type { QueriedSection } from '../../../src/lib/queried-section';
import { type Asking, facts, latestPosts, publishDrawing, referenceTargets } from './data-layer';
import { withFacts } from '../read/facts';
import { type ReferenceTargets, resolveReferences } from './references';

const derivationOf = new Map<string, Derivation>(Object.entries(derivations));

/** A section as its component gets it: references resolved, and what the build computes added. */
export async function resolveSection(
  section: AuthoredSection,
  targets: ReferenceTargets,
  tools: BuildTools,
): Promise<unknown> {
  const resolved: unknown = await resolveReferences(section, targets);
  const derive = derivationOf.get(section.kind);
  return derive ? derive(resolved, tools) : resolved;
}

const shared = z.looseObject({
  kind: z.unknown(),
  anchor: z.string().optional(),
  heading: z.string().optional(),
});

/** Resolves the sections of a page from the data layer. */
export async function resolveSections(
  sections: readonly AuthoredSection[],
  ask: Asking,
): Promise<QueriedSection<object>[]> {
  const targets = referenceTargets(ask);
  const tools: BuildTools = {
    data: async (name) => resolveReferences(await targets.read(name), targets),
    latestPosts: (count) => latestPosts(count, ask),
    withFacts: async (answer) => withFacts(answer, await facts(ask)),
    publish: (svg) => publishDrawing('public', svg),
  };
  return Promise.all(
    sections.map(async (section) => {
      const resolved = shared.parse(await resolveSection(section, targets, tools));
      const { kind: _kind, anchor = null, heading = null, ...data } = resolved;
      return { kind: section.kind, anchor, heading, data };
    }),
  );
}
