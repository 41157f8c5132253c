import { isProblem } from '@foerderportal/client/problem'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ergebnis } from '../formular/Meldung.tsx'
import type { Faktor, Faktorquelle } from './faktorquelle.ts'
import type { Unterwegs } from './useMitnahme.ts'
import { useSchritt, useWeiter } from './useSchritt.ts'

type Angaben = {
  quelle: Faktorquelle
  faktoren: readonly Faktor[]
  unterwegs: Unterwegs
  beendet: (ergebnis: Ergebnis) => void
}

const geloescht = ({ name }: Faktor, dazu: string): Ergebnis => ({
  ton: 'success',
  text: `„${name}“ ist gelöscht.${dazu}`,
})

const gescheitert = ({ name }: Faktor, fehler: unknown): Ergebnis => {
  if (isProblem(fehler, 404)) return { ton: 'info', text: `„${name}“ war schon gelöscht.` }
  if (isProblem(fehler, 401))
    return { ton: 'warning', text: `„${name}“ ist noch da: Melden Sie sich dafür erneut an.` }
  return { ton: 'warning', text: `„${name}“ ließ sich nicht löschen. Bitte versuchen Sie es noch einmal.` }
}

/** `letzter`: what follows where it is the last one. */
const frageNach = ({ name }: Faktor, letzter: string | undefined) =>
  ({
    titel: 'Zweiten Faktor löschen?',
    text: `Codes von „${name}“ gelten dann nicht mehr. ${
      letzter === undefined
        ? 'Ihre anderen zweiten Faktoren bleiben.'
        : `Es ist Ihr letzter zweiter Faktor: ${letzter}`
    }`,
    layout: 'ok-abbrechen',
    texte: { confirm: 'Zweiten Faktor löschen', cancel: 'Behalten' },
    gefahr: true,
  }) as const

/** Deletes a second factor after a question, and after a login where the last one is too old. */
export const useFaktorLoeschen = ({ quelle, faktoren, unterwegs, beendet }: Angaben) => {
  const { queryKey } = quelle.abfrage()
  const { davor, danach } = quelle.ohneLetzten
  const queryClient = useQueryClient()
  const { frage } = useDialog()
  const schritt = useSchritt(unterwegs)
  const [laeuft, setLaeuft] = useState<string>()
  const istLetzter = ({ id }: Faktor) => faktoren.every((faktor) => faktor.id === id)

  const ausfuehren = async (faktor: Faktor, angemeldet: boolean) => {
    const { id, name } = faktor
    const letzter = istLetzter(faktor)
    const tun = async () => {
      await quelle.loeschen(id)
      await queryClient.invalidateQueries({ queryKey })
      beendet(geloescht(faktor, letzter ? ` ${danach}` : ''))
    }
    setLaeuft(id)
    try {
      await schritt({ art: 'loeschen', id, name }, tun, angemeldet)
    } catch (fehler) {
      beendet(gescheitert(faktor, fehler))
      await queryClient.invalidateQueries({ queryKey })
    } finally {
      setLaeuft(undefined)
    }
  }
  useWeiter(unterwegs, 'loeschen', (faktor) => void ausfuehren(faktor, true))

  const loeschen = async (faktor: Faktor) => {
    if (laeuft !== undefined) return
    if ((await frage(frageNach(faktor, istLetzter(faktor) ? davor : undefined))) === 'confirm')
      await ausfuehren(faktor, false)
  }
  return { loeschen, laeuft }
}
