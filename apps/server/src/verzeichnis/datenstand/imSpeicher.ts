import type { Services } from '../../platform/services.ts'
import { MELDUNG } from './versionEintragen.ts'
import { verzeichnisVersionen } from './versionen.ts'

/** `version` is undefined while nothing was imported: then the product's own data hold. */
type Geladen<T> = { readonly version: number | undefined; readonly inhalt: T }
type Bestand<T> = { geladen: Geladen<T> | undefined; laden: Promise<unknown> }

type Quelle<T> = {
  readonly art: string
  /** What comes with the product. */
  readonly vorgabe: (services: Services) => T | Promise<T>
  /** What the operator imported. */
  readonly eingespielt: (services: Services) => Promise<T>
}

const versionVon = async ({ db }: Services, art: string): Promise<number | undefined> =>
  (await verzeichnisVersionen(db)).find((v) => v.art === art)?.version

const lesen = async <T>(
  services: Services,
  { art, vorgabe, eingespielt }: Quelle<T>,
  bisher: Geladen<T> | undefined,
): Promise<Geladen<T>> => {
  const version = await versionVon(services, art)
  if (bisher !== undefined && bisher.version === version) return bisher
  return { version, inhalt: await (version === undefined ? vorgabe(services) : eingespielt(services)) }
}

/** One reading after the other: the last one sees what was committed last. */
const erneuern = <T>(services: Services, quelle: Quelle<T>, bestand: Bestand<T>): Promise<Geladen<T>> => {
  const laden = bestand.laden
    .catch(() => undefined)
    .then(async () => (bestand.geladen = await lesen(services, quelle, bestand.geladen)))
  bestand.laden = laden
  return laden
}

const beginnen = <T>(services: Services, quelle: Quelle<T>): Bestand<T> => {
  const bestand: Bestand<T> = { geladen: undefined, laden: Promise.resolve() }
  const nachsehen = async () => {
    await erneuern(services, quelle, bestand).catch((err: unknown) =>
      services.log.warn({ err, art: quelle.art }, 'directory could not be read anew'),
    )
  }
  services.notifications.follow({
    channel: MELDUNG,
    heard: (art) => {
      if (art === quelle.art) void nachsehen()
    },
    catchUp: async (_client, fresh) => {
      if (fresh) await nachsehen()
    },
  })
  return bestand
}

/**
 * A small directory that every instance keeps in memory. After an import (`notify verzeichnis, '<art>'`) it is read
 * anew in the background; until that is done, or when it fails, the version before answers. The first reading takes a
 * connection: never ask within a transaction.
 */
export const imSpeicher = <T>(quelle: Quelle<T>): ((services: Services) => Promise<T>) => {
  const bestaende = new WeakMap<Services, Bestand<T>>()
  return async (services) => {
    const bestand = bestaende.get(services) ?? beginnen(services, quelle)
    bestaende.set(services, bestand)
    return (bestand.geladen ?? (await erneuern(services, quelle, bestand))).inhalt
  }
}
