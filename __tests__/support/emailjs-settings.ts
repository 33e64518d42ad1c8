/** In place of src/config/env: a site whose forms are sent. */
export const emailJs = {
  origin: 'http://localhost:9010',
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
};
