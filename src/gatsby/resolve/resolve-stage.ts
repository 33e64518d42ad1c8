import type { Vignette, Portrait, VignettePair } from '../../content-model/vignettes';
import type { AuthoredSection } from '../../content-model/sections';
import type { Dependencies } from './dependencies';
import { findEntity } from './find-entity';

type AuthoredStage = Extract<AuthoredSection, { kind: 'showcase' }>['stage'];

/** Replaces the `avatar` ids of both instruments by portraits. */
export async function resolveStage(
  stage: AuthoredStage,
  deps: Dependencies,
): Promise<VignettePair> {
  const [conversation, result] = await Promise.all([
    resolveInstrument(stage.conversation, deps),
    resolveInstrument(stage.result, deps),
  ]);
  return { ...stage, conversation, result };
}

async function resolveInstrument(
  instrument: AuthoredStage['result'],
  deps: Dependencies,
): Promise<Vignette> {
  const { avatar, ...rest } = instrument;
  if (avatar === undefined) return rest;
  return { ...rest, avatar: await portraitOf(avatar, deps) };
}

async function portraitOf(id: string, deps: Dependencies): Promise<Portrait> {
  const { name, image } = findEntity(await deps.data('assistants'), id);
  return { name, src: await deps.fileUrl(image) };
}
