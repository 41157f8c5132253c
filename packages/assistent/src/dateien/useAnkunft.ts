import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Roh } from '@foerderportal/entwurf/types'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { use, useEffect } from 'react'
import type { Upload } from './uploads.ts'
import { UploadKontext } from './useUploads.ts'

/** The texts of a page with a file in the field that it was chosen for; undefined: the page has no such field. */
export type Eintragen = (
  entwurf: Pick<Entwurf<unknown>, 'roh'>,
  seite: string,
  feld: string,
  datei: DateiAngabe,
) => Roh | undefined

export type Ankunft = {
  /** Those with fields for files. */
  readonly seiten: readonly string[]
  readonly eintragen: Eintragen
  /** Brings all of them: what an earlier visit left arrives before its page was open. */
  readonly vorbereiten: () => Promise<unknown>
}

/** Files that arrive while another page than theirs is open stand in the form at once; on `offen` the fields do it. */
export const useAnkunft = (
  entwurf: Pick<Entwurf<unknown>, 'roh' | 'aendern' | 'subscribe' | 'istAngeschlossen' | 'beimAufgeben'>,
  offen: string | undefined,
  { seiten, eintragen, vorbereiten }: Ankunft,
): void => {
  const uploads = use(UploadKontext)
  useEffect(() => {
    const nehmen = (): void => {
      for (const { id, feld, ergebnis, zurueck } of uploads.alle())
        for (const seite of seiten) {
          // What was typed beside it comes back first: its place may be new.
          if (zurueck && !entwurf.istAngeschlossen()) continue
          const roh = ergebnis && seite !== offen && eintragen(entwurf, seite, feld, ergebnis)
          if (!roh) continue
          entwurf.aendern(seite, roh)
          // The list says that it has changed: the next file has its turn.
          return uploads.entfernen(id)
        }
    }
    const findet = ({ feld, ergebnis }: Upload) =>
      ergebnis && seiten.some((seite) => eintragen(entwurf, seite, feld, ergebnis))
    /** Its place may have gone since it was chosen: then nobody wants it. */
    const verwaisteEntfernen = () => {
      for (const upload of uploads.alle())
        if (upload.zurueck && upload.ergebnis && !findet(upload)) uploads.entfernen(upload.id)
    }
    let bereit: Promise<unknown> | undefined
    const alsbald = () => {
      nehmen()
      if (uploads.alle().every(({ zurueck, ergebnis }) => !(zurueck && ergebnis))) return
      bereit ??= vorbereiten()
      void bereit.then(
        () => {
          nehmen()
          if (entwurf.istAngeschlossen()) verwaisteEntfernen()
        },
        // Asked for again with the next arrival; until then the file waits in its list.
        () => (bereit = undefined),
      )
    }
    alsbald()
    const enden = [
      uploads.subscribe(alsbald),
      entwurf.subscribe(alsbald),
      // Sent or deleted: what did not get into it has no place any more.
      entwurf.beimAufgeben(() => uploads.leeren()),
    ]
    return () => enden.forEach((ende) => ende())
  }, [uploads, entwurf, offen, seiten, eintragen, vorbereiten])
}
