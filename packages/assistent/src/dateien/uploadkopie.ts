import { Dateikopie, type Dateifund } from '@foerderportal/entwurf/dateikopie'
import { geraetVon, type Besitzer } from '@foerderportal/shell/entwurf/geraet'
import type { Gefunden, Upload, Uploads } from './uploads.ts'

/** Another attempt can't help, and it is known why: whoever comes back does not miss it. */
const istErledigt = ({ endgueltig, inhalt }: Upload) => endgueltig === true && inhalt !== undefined

const alsGefunden = ({ schluessel, feld, name, typ, groesse, inhalt }: Dateifund): Gefunden => ({
  id: schluessel,
  feld,
  datei: { name, size: groesse },
  inhalt: inhalt && new File([inhalt], name, { type: typ }),
})

/** Keeps on this device what the list names, and nothing else. */
const abgleich = (uploads: Uploads, kopie: Dateikopie, bekannt: Set<string>) => {
  const merken = async ({ id, feld, datei, inhalt }: Upload) => {
    if (inhalt === undefined) return
    const kopf = { schluessel: id, feld, name: datei.name, typ: inhalt.type, groesse: datei.size }
    const liegt = (await kopie.merken(kopf, inhalt)) === 'ganz'
    uploads.aendern(id, { liegt })
  }
  return () => {
    const da = uploads.alle().filter((upload) => !istErledigt(upload))
    for (const upload of da.filter(({ id }) => !bekannt.has(id))) {
      bekannt.add(upload.id)
      void merken(upload)
    }
    const ids = new Set(da.map(({ id }) => id))
    for (const id of [...bekannt].filter((eine) => !ids.has(eine))) {
      bekannt.delete(id)
      void kopie.vergessen(id)
    }
  }
}

/**
 * Files on their way lie on this device until the form has them (S10-03), and what an earlier visit has left goes on.
 * Returns how to stop. @throws where the key or the storage is not to be had
 */
export const uploadkopieAnschliessen = async (
  uploads: Uploads,
  formular: string,
  besitzer: Besitzer,
): Promise<() => void> => {
  const kopie = new Dateikopie({ ...(await geraetVon(besitzer)), formular })
  const gefundene = (await kopie.uebernehmen()).map(alsGefunden)
  const bekannt = new Set(gefundene.map(({ id }) => id))
  const nachfuehren = abgleich(uploads, kopie, bekannt)
  uploads.aufnehmen(gefundene)
  nachfuehren()
  return uploads.subscribe(nachfuehren)
}
