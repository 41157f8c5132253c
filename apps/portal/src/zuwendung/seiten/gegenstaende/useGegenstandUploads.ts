import { use, useEffect } from 'react'
import { UploadKontext } from '@foerderportal/assistent/dateien/useUploads'
import { kennungen, mitDateien, type SeiteWerte } from '../../gegenstand/gegenstandWerte.ts'

type Liste = {
  /** All items as they stand in the form at this moment. */
  readonly jetzt: () => readonly SeiteWerte[]
  readonly ersetzen: (neu: readonly SeiteWerte[]) => void
}

/**
 * The uploads of items whose fields are not on the page. What arrives for a closed item is put into the form here;
 * `offen` is the one whose own fields do it. What was on its way to an item goes with it.
 */
export const useGegenstandUploads = ({ jetzt, ersetzen }: Liste, offen?: string) => {
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
