import { join } from 'node:path'
import type { FileStore } from './fileStore.ts'
import { folderStore } from './folderStore.ts'
import type { S3Config } from './s3/s3Konfiguration.ts'
import { s3Store } from './s3/s3Store.ts'

type Ablage = { readonly datenVerzeichnis: string; readonly s3: S3Config | undefined }

/** Where files are without S3. */
export const ordnerAblage = ({ datenVerzeichnis }: Pick<Ablage, 'datenVerzeichnis'>): FileStore =>
  folderStore(join(datenVerzeichnis, 'dateien'))

/** Where the configuration says that files are. */
export const openFileStore = (config: Ablage): FileStore =>
  config.s3 === undefined ? ordnerAblage(config) : s3Store(config.s3)
