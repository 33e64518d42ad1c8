import { type ImageDataLike, getImage, getSrc } from 'gatsby-plugin-image';

type PictureProps = {
  image: ImageDataLike;
  alt: string;
  className?: string | undefined;
  /** For what visitors see first; everything else waits until it is near. */
  eager?: boolean;
};

/**
 * A picture in the sizes and formats the build has made of it. `GatsbyImage` fades a preview out
 * with style attributes and inline scripts, which the security policy refuses.
 */
export function Picture({ image, alt, className, eager = false }: PictureProps) {
  const data = getImage(image);
  return (
    <picture>
      {data?.images.sources?.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        className={className}
        // One size is enough for the few browsers that do not read AVIF.
        src={getSrc(image)}
        width={data?.width}
        height={data?.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
      />
    </picture>
  );
}
