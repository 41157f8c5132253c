import { isProblem } from '@foerderportal/client/problem'
import { ZWEITE_FAKTOREN, zweitenFaktorLoeschen } from '@foerderportal/client/nutzer/nutzer'
import type { OtpEintrag } from '@foerderportal/contract/nutzer/schema'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import type { Unterwegs } from './useMitnahme.ts'
import { useSchritt, useWeiter } from './useSchritt.ts'

type Faktor = Pick<OtpEintrag, 'id' | 'name'>

type Angaben = {
  faktoren: readonly OtpEintrag[]
  unterwegs: Unterwegs
  beendet: (ergebnis: Ergebnis) => void
}

const geloescht = ({ name }: Faktor, letzter: boolean): Ergebnis => ({
  ton: 'success',
  text: `„${name}“ ist gelöscht.${letzter ? ' Sie melden sich jetzt nur noch mit Ihrem Passwort an.' : ''}`,
})

const gescheitert = ({ name }: Faktor, fehler: unknown): Ergebnis => {
  if (isProblem(fehler, 404)) return { ton: 'info', text: `„${name}“ war schon gelöscht.` }
  if (isProblem(fehler, 401))
    return { ton: 'warning', text: `„${name}“ ist noch da: Melden Sie sich dafür erneut an.` }
  return { ton: 'warning', text: `„${name}“ ließ sich nicht löschen. Bitte versuchen Sie es noch einmal.` }
}

const frageNach = ({ name }: Faktor, letzter: boolean) =>
  ({
    titel: 'Zweiten Faktor löschen?',
    text: `Codes von „${name}“ gelten dann nicht mehr. ${
      letzter
        ? 'Es ist Ihr letzter zweiter Faktor: Ihr Konto schützt danach nur noch das Passwort.'
        : 'Ihre anderen zweiten Faktoren bleiben.'
    }`,
    layout: 'ok-abbrechen',
    texte: { confirm: 'Zweiten Faktor löschen', cancel: 'Behalten' },
    gefahr: true,
  }) as const

/** Deletes a second factor after a question, and after a login where the last one is too old. */
export const useFaktorLoeschen = ({ faktoren, unterwegs, beendet }: Angaben) => {
  const queryClient = useQueryClient()
  const { frage } = useDialog()
  const schritt = useSchritt(unterwegs)
  const [laeuft, setLaeuft] = useState<string>()
  const istLetzter = ({ id }: Faktor) => faktoren.every((faktor) => faktor.id === id)

  const ausfuehren = async (faktor: Faktor, angemeldet: boolean) => {
    const { id, name } = faktor
    const letzter = istLetzter(faktor)
    const tun = async () => {
      await zweitenFaktorLoeschen(id)
      await queryClient.invalidateQueries({ queryKey: ZWEITE_FAKTOREN })
      beendet(geloescht(faktor, letzter))
    }
    setLaeuft(id)
    try {
      await schritt({ art: 'loeschen', id, name }, tun, angemeldet)
    } catch (fehler) {
      beendet(gescheitert(faktor, fehler))
      await queryClient.invalidateQueries({ queryKey: ZWEITE_FAKTOREN })
    } finally {
      setLaeuft(undefined)
    }
  }
  useWeiter(unterwegs, 'loeschen', (faktor) => void ausfuehren(faktor, true))

  const loeschen = async (faktor: Faktor) => {
    if (laeuft !== undefined) return
    if ((await frage(frageNach(faktor, istLetzter(faktor)))) === 'confirm') await ausfuehren(faktor, false)
  }
  return { loeschen, laeuft }
}
