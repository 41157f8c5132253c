import { mitteilungSenden } from '@foerderportal/contract/mitteilungen/konversation/routes'
import { rufen } from '@foerderportal/client/rufen'
import {
  konversationAbfrage,
  uebersichtKey,
  type Ort,
} from '@foerderportal/client/mitteilungen/konversationen'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Konversation } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import type { Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useServerFehler } from '@foerderportal/shell/formular/serverFehler'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

type Werte = { betreff: string; inhalt: string; anhaenge: DateiAngabe[] }
const LEER: Werte = { betreff: '', inhalt: '', anhaenge: [] }

/** Said here too, so that no schema comes with the page. */
const pruefen = ({ inhalt }: Werte) =>
  inhalt.trim() === '' ? [{ pfad: 'inhalt', text: 'Schreiben Sie einen Text.' }] : []

/** The form of a message: kept on the device, sent once. */
export const useAntwort = (ort: Ort, { conversationId }: Konversation) => {
  const klient = useQueryClient()
  const formular = useForm<Werte>({ ...FORM_OPTIONS, resolver: pruefer(pruefen), defaultValues: LEER })
  const { entwurf } = useLokalerEntwurf(`mitteilung:${conversationId}`, formular)
  const { weitere, senden: versuchen } = useServerFehler(formular)
  const [laeuft, setLaeuft] = useState(false)
  const [gesendet, setGesendet] = useState<Ergebnis>()

  const senden = formular.handleSubmit(async ({ betreff, inhalt, anhaenge }) => {
    setLaeuft(true)
    setGesendet(undefined)
    await versuchen(async () => {
      const neu = await rufen(mitteilungSenden, {
        params: ort,
        body: { betreff, inhalt, anhaenge: anhaenge.map(({ uuid }) => uuid) },
      })
      formular.reset(LEER)
      entwurf.aufgeben()
      const am = neu.mitteilungen.findLast(({ richtungZuKunde }) => !richtungZuKunde)?.abgeschicktAm
      const angekommen = `Ihre Mitteilung ist bei der Bank${am ? `, gesendet ${alsWann(am)}\u00a0Uhr` : ''}.`
      const text = `${angekommen} Antwortet sie, bekommen Sie eine E-Mail.`
      setGesendet({ ton: 'success', text })
      klient.setQueryData(konversationAbfrage(ort).queryKey, neu)
      await klient.invalidateQueries({ queryKey: uebersichtKey(ort.unternehmenGuid) })
    })
    setLaeuft(false)
  })
  return { control: formular.control, weitere, entwurf, laeuft, gesendet, senden }
}
