import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Roh } from '@foerderportal/entwurf/types'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { use, useEffect } from 'react'
import { UploadKontext } from './useUploads.ts'

/** The texts of a page with a file in the field that it was chosen for; undefined: the page has no such field. */
export type Eintragen = (
  entwurf: Pick<Entwurf<unknown>, 'roh'>,
  seite: string,
  feld: string,
  datei: DateiAngabe,
) => Roh | undefined

/** `seiten`: those with fields for files. */
export type Ankunft = { readonly seiten: readonly string[]; readonly eintragen: Eintragen }

/** Files that arrive while another page than theirs is open stand in the form at once; on `offen` the fields do it. */
export const useAnkunft = (
  entwurf: Pick<Entwurf<unknown>, 'roh' | 'aendern'>,
  offen: string | undefined,
  { seiten, eintragen }: Ankunft,
): void => {
  const uploads = use(UploadKontext)
  useEffect(() => {
    const nehmen = (): void => {
      for (const { id, feld, ergebnis } of uploads.alle())
        for (const seite of seiten) {
          const roh = ergebnis && seite !== offen && eintragen(entwurf, seite, feld, ergebnis)
          if (!roh) continue
          entwurf.aendern(seite, roh)
          // The list says that it has changed: the next file has its turn.
          return uploads.entfernen(id)
        }
    }
    nehmen()
    return uploads.subscribe(nehmen)
  }, [uploads, entwurf, offen, seiten, eintragen])
}
