// Licences of the packages that a release may contain.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.mjs';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;

/**
 * @param {Readonly<Record<string, { dev?: boolean, version?: string, license?: string }>>} packages of package-lock.json
 * @returns {{ folder: string, name: string, version: string, licence: string }[]} those that are no development tools, by name
 */
export function shippedPackages(packages) {
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder.startsWith('node_modules/') && dev !== true)
    .map(([folder, { version = '', license = 'not stated' }]) => ({
      folder,
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * The licence texts of the installed ones; equal texts once, under all their packages.
 * @returns {string}
 */
export function licencesText(root = ROOT) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const byText = new Map();
  for (const { folder, name, version, licence } of shippedPackages(packages)) {
    const installed = path.join(root, folder);
    // An optional package of another operating system is not installed.
    if (!fs.existsSync(installed)) continue;
    const files = fs.readdirSync(installed).filter((file) => LICENCE_FILE.test(file));
    const text = files
      .map((file) => fs.readFileSync(path.join(installed, file), 'utf8').trim())
      .join('\n\n')
      .replaceAll('\r\n', '\n');
    const key = text === '' ? `(The package contains no licence text. It states: ${licence})` : text;
    byText.set(key, [...(byText.get(key) ?? []), `${name} ${version} (${licence})`]);
  }
  return [...byText]
    .map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}
