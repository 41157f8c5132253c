import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './testApp.ts'

/** Where the bytes of a file lie. */
export const dateipfad = ({ services }: Pick<TestApp, 'services'>, guid: string): string =>
  join(services.config.datenVerzeichnis, 'dateien', guid.slice(0, 2), guid.slice(2, 4), guid)

/** One byte of a stored file becomes another. */
export const dateiVerdrehen = async (
  t: Pick<TestApp, 'services'>,
  guid: string,
  stelle: number,
): Promise<void> => {
  const datei = await open(dateipfad(t, guid), 'r+')
  const { buffer } = await datei.read(Buffer.alloc(1), 0, 1, stelle)
  await datei.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, stelle)
  await datei.close()
}
