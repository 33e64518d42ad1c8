import sharp from 'sharp';
import { z } from 'zod';
import gatsbyConfig from '../../../../gatsby-config';

const options = z.object({
  resolve: z.literal('gatsby-plugin-sharp'),
  options: z.object({ failOn: z.enum(['none', 'truncated', 'error', 'warning']) }),
});

test('P05: a JPEG that viewers open, though something in it is wrong, ends no build', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const whole = await sharp({
    create: { width: 200, height: 200, channels: 3, background: 'teal', noise },
  })
    .jpeg()
    .toBuffer();
  const flawed = Buffer.concat([whole.subarray(0, whole.length * 0.8), whole.subarray(-2)]);
  await expect(sharp(flawed).stats()).rejects.toThrow('premature end');
  const found = gatsbyConfig.plugins?.find((plugin) => options.safeParse(plugin).success);
  const { failOn } = options.parse(found).options;
  expect((await sharp(flawed, { failOn }).resize(20).webp().toBuffer()).length).toBeGreaterThan(0);
});
