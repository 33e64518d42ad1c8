import type { DemoVideo, Section, VideoPackage } from '../../content-model/resolved';
import type { AuthoredSection } from '../../content-model/sections';
import type { Dependencies } from './dependencies';
import { qrCode } from '../../sections/demo-picker/qr-code';

type OfferKind =
  | 'price-board'
  | 'demo-picker'
  | 'booking-plans'
  | 'video-packages'
  | 'demo-videos'
  | 'training-hero'
  | 'training-offers'
  | 'booking-banner';

/** Adds to a section of a product page what it offers: entities of content/data, prices, and external links. */
export async function resolveOffer(
  section: Extract<AuthoredSection, { kind: OfferKind }>,
  deps: Dependencies,
): Promise<Section> {
  const { external } = await deps.data('site');
  const bookUrl = external.trainingBooking;
  switch (section.kind) {
    case 'price-board':
      return { ...section, prices: await deps.data('voice-prices') };
    case 'demo-picker': {
      const businesses = await deps.data('demo-businesses');
      return { ...section, demos: businesses.map((demo) => ({ ...demo, qr: qrCode(demo.chat) })) };
    }
    case 'booking-plans':
      return { ...section, ...(await deps.data('booking-plans')) };
    case 'video-packages':
      return {
        ...section,
        packages: await pricedVideoPackages(deps),
        orderUrl: external.videoOrder,
        fallbackUrl: external.fallbackForm,
      };
    case 'demo-videos':
      return { ...section, videos: await addressedVideos(deps) };
    case 'training-hero': {
      const { firstDate } = await deps.data('trainings');
      return { ...section, firstDate, bookUrl, flyerUrl: external.trainingFlyer };
    }
    case 'training-offers': {
      const { offers } = await deps.data('trainings');
      return { ...section, offers, bookUrl };
    }
    case 'booking-banner': {
      const { firstDate } = await deps.data('trainings');
      return { ...section, firstDate, bookUrl };
    }
  }
}

/** @throws when content/data/site.yaml knows no video of that id */
async function addressedVideos(deps: Dependencies): Promise<DemoVideo[]> {
  const [entries, site, { parties }] = await Promise.all([
    deps.data('demo-videos'),
    deps.data('site'),
    deps.data('third-parties'),
  ]);
  const { embed, watch, ids } = site.video;
  const platform = parties.video.name;
  return entries.map((entry) => {
    const id = ids[entry.id];
    if (id === undefined) throw new Error(`Video „${entry.id}“ fehlt in site.yaml`);
    return { ...entry, platform, embedUrl: embed + id, watchUrl: watch + id };
  });
}

/** @throws when a package names a product that cannot be paid */
async function pricedVideoPackages(deps: Dependencies): Promise<VideoPackage[]> {
  const [entries, products] = await Promise.all([deps.data('video-packages'), deps.products()]);
  return entries.map((entry) => {
    const product = products[entry.product];
    if (product === undefined) throw new Error(`Produkt „${entry.product}“ fehlt in products.json`);
    return { ...entry, name: product.name, price: product.price };
  });
}
