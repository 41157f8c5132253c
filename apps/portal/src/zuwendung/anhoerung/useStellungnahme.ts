import {
  anhoerungAbfrage,
  anhoerungBeantworten,
  anhoerungSpeichern,
  type AnhoerungStand,
} from '@foerderportal/client/zuwendung/anhoerung/anhoerung'
import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useServerFehler } from '@foerderportal/shell/formular/serverFehler'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

type Werte = { text: string; dateien: DateiAngabe[] }

/** Files may come without being asked for, words have to: said here too, so that no schema comes with the page. */
const pruefen = ({ text }: Werte) =>
  text.trim() === '' ? [{ pfad: 'text', text: 'Schreiben Sie, was Sie dazu sagen möchten.' }] : []

const alsAntwort = ({ text, dateien }: Werte) => ({ text, dateien: dateien.map(({ uuid }) => ({ uuid })) })

/** The form of an answer: saved on purpose, sent once. */
export const useStellungnahme = (guid: string, stand: AnhoerungStand) => {
  const klient = useQueryClient()
  const formular = useForm<Werte>({
    ...FORM_OPTIONS,
    resolver: pruefer(pruefen),
    defaultValues: { text: stand.wert.antwort.text, dateien: stand.wert.antwort.dateien },
  })
  const { entwurf } = useLokalerEntwurf(`anhoerung:${stand.wert.guid}`, formular)
  const { weitere, senden: versuchen } = useServerFehler(formular)
  const [laeuft, setLaeuft] = useState<'speichern' | 'senden'>()
  const [ifMatch, setIfMatch] = useState(stand.version)
  const [gespeichert, setGespeichert] = useState('')

  const tun = async (was: 'speichern' | 'senden', arbeit: () => Promise<void>) => {
    setLaeuft(was)
    await versuchen(arbeit)
    setLaeuft(undefined)
  }
  const speichern = () =>
    tun('speichern', async () => {
      const neu = await anhoerungSpeichern(guid, { ...alsAntwort(formular.getValues()), ifMatch })
      setIfMatch(neu.version)
      setGespeichert(`Als Entwurf gespeichert, ${alsWann(neu.wert.gespeichertAm)}\u00a0Uhr.`)
    })
  const senden = formular.handleSubmit((werte) =>
    tun('senden', async () => {
      const neu = await anhoerungBeantworten(guid, { ...alsAntwort(werte), ifMatch })
      entwurf.aufgeben()
      klient.setQueryData(anhoerungAbfrage(guid).queryKey, neu)
      fokusHalten()
      await klient.invalidateQueries({ queryKey: ANTRAEGE_KEY })
    }),
  )
  return { control: formular.control, weitere, entwurf, laeuft, gespeichert, speichern, senden }
}
