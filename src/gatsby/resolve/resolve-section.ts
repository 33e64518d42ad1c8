import type { Section } from '../../content-model/resolved';
import type { AuthoredSection } from '../../content-model/sections';
import type { Dependencies } from './dependencies';
import { findEntity } from './find-entity';
import { resolveAssistant } from './resolve-assistant';
import { resolveOffer } from './resolve-offer';
import { packageGroup, withFeatures } from './resolve-packages';
import { resolveStage } from './resolve-stage';

/**
 * Replaces the references of a section by the entities of content/data.
 * @throws naming the missing entity; `checkContent` reports the same earlier and in words for editors
 */
export async function resolveSection(
  section: AuthoredSection,
  deps: Dependencies,
): Promise<Section> {
  switch (section.kind) {
    case 'clock-hero': {
      const { priceOf, ...rest } = section;
      const cards = (await packageGroup(priceOf, deps)).cards;
      const cheapest = cards.reduce((least, card) => (card.setup < least.setup ? card : least));
      return { ...rest, price: { setup: cheapest.setup, monthly: cheapest.monthly } };
    }
    case 'team':
      return {
        ...section,
        assistants: await Promise.all(section.assistants.map((id) => resolveAssistant(id, deps))),
      };
    case 'portrait-hero':
      return {
        ...section,
        assistant: await resolveAssistant(section.assistant, deps),
      };
    case 'dialogue': {
      const assistants = await deps.data('assistants');
      const speaker = assistants.find(({ name }) => name === section.assistant);
      return { ...section, portrait: speaker && (await deps.fileUrl(speaker.image)) };
    }
    case 'day-cases':
      return {
        ...section,
        cases: await Promise.all(
          section.cases.map(async (item) => ({
            ...item,
            stage: await resolveStage(item.stage, deps),
          })),
        ),
      };
    case 'moment-hero':
      return { ...section, stage: await resolveStage(section.stage, deps) };
    case 'showcase':
      return { ...section, stage: await resolveStage(section.stage, deps) };
    case 'latest-posts':
      return { ...section, posts: await deps.latestPosts(section.count) };
    case 'testimonials': {
      const entries = await deps.data('testimonials');
      return {
        ...section,
        testimonials: section.testimonials.map((id) => findEntity(entries, id)),
      };
    }
    case 'packages': {
      const { packages, features, ...rest } = section;
      return {
        ...rest,
        group: await withFeatures(await packageGroup(packages, deps), features, deps),
      };
    }
    case 'contact-intro': {
      const { picture, ...rest } = section;
      const { contact } = await deps.data('site');
      return {
        ...rest,
        contact,
        picture: { alt: picture.alt, image: await deps.picture(picture.file, 640) },
      };
    }
    case 'contact-channels':
      return { ...section, contact: (await deps.data('site')).contact };
    case 'contact-form':
      return { ...section, contact: (await deps.data('site')).contact };
    case 'consultation-form':
      return {
        ...section,
        contact: (await deps.data('site')).contact,
        industries: await deps.data('industries'),
      };
    case 'price-board':
    case 'demo-picker':
    case 'booking-plans':
    case 'video-packages':
    case 'demo-videos':
    case 'training-hero':
    case 'training-offers':
    case 'booking-banner':
      return resolveOffer(section, deps);
    default:
      return section;
  }
}
