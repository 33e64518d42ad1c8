import { execFileSync } from 'node:child_process';

const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];

/**
 * Writes a certificate for localhost that nobody trusts, for two days, and its key.
 * @param files paths of both, as PEM
 * @throws Error when there is no openssl
 */
export function writeCertificate(files: { certificate: string; key: string }): void {
  const output = ['-days', '2', '-keyout', files.key, '-out', files.certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, ...output], { stdio: 'ignore' });
}
