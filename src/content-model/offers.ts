import type { DataOf } from './data';

/** A video package with the key of its product and that product's price, in euros. */
export type VideoPackage = Omit<DataOf<'video-packages'>[number], 'product'> & {
  product: string;
  price: number;
};

/** A demo video with its addresses on the video platform. */
export type DemoVideo = DataOf<'demo-videos'>[number] & {
  platform: string;
  embedUrl: string;
  watchUrl: string;
};
