import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { use, useEffect } from 'react'
import { UploadKontext } from '../dateien/useUploads.ts'

/** A file and the field that it belongs to: '<id of the element>.<name of the field>'. */
export type Angekommen = { readonly feld: string; readonly datei: DateiAngabe }

/** A list that is open, in whatever shape its form has it. */
export type Offeneliste<L> = {
  /** As it stands in the form at this moment. */
  readonly jetzt: () => L
  readonly ersetzen: (neu: L) => void
  readonly kennungen: (liste: L) => ReadonlySet<string>
  readonly mitDateien: (liste: L, neue: readonly Angekommen[]) => L
}

/**
 * The uploads of elements whose fields are not on the page. What arrives for a closed one is put into the form here;
 * `offen` is the one whose own fields do it.
 */
export const useListenuploads = <L>(
  { jetzt, ersetzen, kennungen, mitDateien }: Offeneliste<L>,
  offen?: string,
): void => {
  const uploads = use(UploadKontext)
  useEffect(() => {
    const nehmen = () => {
      const fertige = uploads.alle().filter(({ zustand }) => zustand === 'fertig')
      if (fertige.length === 0) return
      const da = kennungen(jetzt())
      const angekommen = fertige.flatMap(({ id, feld, ergebnis }) => {
        const [kennung = ''] = feld.split('.')
        return ergebnis && kennung !== offen && da.has(kennung) ? [{ id, feld, datei: ergebnis }] : []
      })
      if (angekommen.length === 0) return
      // First: taking them off the list calls this function again.
      const neu = mitDateien(jetzt(), angekommen)
      for (const { id } of angekommen) uploads.entfernen(id)
      ersetzen(neu)
    }
    nehmen()
    return uploads.subscribe(nehmen)
  })
}
