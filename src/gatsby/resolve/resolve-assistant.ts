import type { Assistant } from '../../content-model/resolved';
import type { Dependencies } from './dependencies';
import { findEntity } from './find-entity';

/** An assistant of content/data/assistants.yaml with the address of the portrait. */
export async function resolveAssistant(id: string, deps: Dependencies): Promise<Assistant> {
  const { image, ...assistant } = findEntity(await deps.data('assistants'), id);
  return { ...assistant, portrait: await deps.fileUrl(image) };
}
