import { NO_CONNECTION, isProblem } from '@foerderportal/client/problem'
import { verzichtErklaeren } from '@foerderportal/client/zuwendung/verzicht/verzicht'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import {
  verzichtSummeCent,
  type Verzichtet,
} from '@foerderportal/contract/zuwendung/antrag/verzicht/betraege'
import type { VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { pruefer } from '@foerderportal/shell/formular/pruefung'
import { useServerFehler } from '@foerderportal/shell/formular/serverFehler'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useVerzichtStand } from './useVerzichtStand.ts'
import { eingegangen } from './verzichtWorte.ts'
import { betraegeAus, leer, pruefen, type Verzichtswerte } from './verzichtWerte.ts'

/** What is said once more before it is sent. */
const frageZu = (betraege: readonly Verzichtet[], zuZweit: boolean) =>
  ({
    titel: `Auf ${alsEuro(verzichtSummeCent(betraege))} verzichten?`,
    text: 'Diesen Betrag bekommen Sie dann nicht. Zurücknehmen können Sie den Verzicht nur, bis die Bank ihn in einen Bescheid aufgenommen hat.',
    layout: 'ok-abbrechen',
    texte: { confirm: zuZweit ? 'Verzicht unterschreiben' : 'Verzicht erklären', cancel: 'Noch nicht' },
    gefahr: true,
  }) as const

/** The same declaration keeps its guid, however often it has to be sent; another one gets its own. */
const useKennung = () => {
  const letzte = useRef({ inhalt: '', guid: '' })
  return (inhalt: string): string => {
    if (letzte.current.inhalt !== inhalt) letzte.current = { inhalt, guid: crypto.randomUUID() }
    return letzte.current.guid
  }
}

/** The form of a waiver: asked about once more, then sent, once. */
export const useVerzichtErklaeren = (guid: string, { gegenstaende, zuZweit }: VerzichtAnsicht) => {
  const { frage } = useDialog()
  const formular = useForm<Verzichtswerte>({
    ...FORM_OPTIONS,
    resolver: pruefer(pruefen(gegenstaende)),
    defaultValues: leer(gegenstaende),
  })
  const { entwurf } = useLokalerEntwurf(`verzicht:${guid}`, formular)
  const { weitere, senden: versuchen } = useServerFehler(formular)
  const kennung = useKennung()
  const [laeuft, setLaeuft] = useState(false)
  const { uebernehmen, neuLesen } = useVerzichtStand(guid)

  const schicken = async (werte: Verzichtswerte, betraege: readonly Verzichtet[]) => {
    const inhalt = { betraege: [...betraege], begruendung: werte.begruendung.trim() }
    try {
      const neu = await verzichtErklaeren(guid, { verzichtGuid: kennung(JSON.stringify(inhalt)), ...inhalt })
      entwurf.aufgeben()
      await uebernehmen(neu, `${neu.verzichte.slice(0, 1).map(eingegangen).join('')}.`)
    } catch (fehler) {
      if (isProblem(fehler) && fehler.status !== NO_CONNECTION) await neuLesen()
      throw fehler
    }
  }
  const senden = formular.handleSubmit(async (werte) => {
    const betraege = betraegeAus(gegenstaende, werte)
    if ((await frage(frageZu(betraege, zuZweit))) !== 'confirm') return
    setLaeuft(true)
    await versuchen(() => schicken(werte, betraege))
    setLaeuft(false)
  })
  return { control: formular.control, weitere, entwurf, laeuft, senden }
}
