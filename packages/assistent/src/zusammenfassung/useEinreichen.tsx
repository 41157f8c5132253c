import { NO_CONNECTION, type ProblemError } from '@foerderportal/client/problem'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  datenVon,
  type Absendeworte,
  type Erkennungszeile,
  type Formularantwort,
  type OffenesFormular,
} from '../formularart.ts'
import { gross, type Formularname } from '@foerderportal/contract/formular/formularname'

/** For good: what most forms say of it. */
export const VERBINDLICH: Absendeworte = {
  verb: 'verbindlich einreichen',
  danach: 'Danach können Sie nichts mehr ändern.',
}

/** What is sent, what the step means, in two sentences, and who is told. */
const frageNach = (
  { wort, den }: Formularname,
  { verb, danach }: Absendeworte,
  kennzeichen: readonly Erkennungszeile[],
  verlust: string | undefined,
) =>
  ({
    titel: `${wort} ${verb}?`,
    // Who presses Enter once too often has not sent it.
    gefahr: true,
    text: (
      <>
        <Beschreibungsliste eintraege={kennzeichen} />
        {verlust && <p className="kern-body kern-body--bold">{verlust}</p>}
        <p className="kern-body">{danach} Sie versichern, dass alle Angaben richtig und vollständig sind.</p>
        <p className="kern-body">
          Die Bank erhält {den} {wort} sofort. Sie bekommen eine Eingangsnummer und eine Bestätigung per
          E-Mail.
        </p>
      </>
    ),
    layout: 'ok-abbrechen',
    texte: { confirm: gross(verb), cancel: 'Noch nicht' },
  }) as const

/** The call may have arrived, and only its answer not. */
const ungewiss = ({ ihr, wort, ihn, er }: Formularname): string =>
  `Wir wissen noch nicht, ob ${ihr} ${wort} angekommen ist. Reichen Sie ${ihn} noch einmal ein, sobald das Portal wieder antwortet: ${gross(er)} geht nur einmal ein, und es gilt der Zeitpunkt, zu dem ${er} zuerst vollständig angekommen ist.`
const istUngewiss = (status: number) => status === NO_CONNECTION || status >= 500

type Offen<V extends Formularantwort, K> = Pick<OffenesFormular<V, K>, 'art' | 'entwurf' | 'kontext'>

const absageZu = async <V extends Formularantwort, K>(
  offen: Offen<V, K>,
  { status, problem }: ProblemError,
): Promise<Problem> => {
  if (istUngewiss(status)) return { ...problem, detail: ungewiss(offen.art.name) }
  if (status !== 409) return problem
  // Without a network there is no code to say more with: the refusal itself is told.
  const teil = await import('./neuerStand.ts').catch(() => undefined)
  return teil ? teil.neuerStand(offen, problem) : problem
}

/** The binding step: asks, saves what is open, sends, and leads to the receipt. */
export const useEinreichen = <V extends Formularantwort, K>(offen: Offen<V, K>) => {
  const {
    art: { name, server, wege, kenntlich, verlust, absenden = VERBINDLICH },
    entwurf,
  } = offen
  const { frage } = useDialog()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()

  const senden = async (gelesen: number) => {
    if (!(await entwurf.speichernWieGelesen(gelesen))) return
    const stand = await server.einreichen(entwurf.wert().formular, entwurf.basis().version)
    entwurf.aufgeben()
    const { guid } = stand.wert.formular
    queryClient.setQueryData(server.schluessel(guid), stand)
    await queryClient.invalidateQueries({ queryKey: server.uebersichten })
    await navigate({ to: wege.eingang(guid) })
  }

  const einreichen = async () => {
    const gelesen = entwurf.lesestand()
    const gezeigt = { ...entwurf.wert(), formular: datenVon(offen).formular }
    const antwort = await frage(frageNach(name, absenden, kenntlich(gezeigt), verlust?.(gezeigt)))
    if (antwort !== 'confirm') return
    await versuchen(
      () => senden(gelesen),
      (fehler) => absageZu(offen, fehler),
    )
  }
  return { einreichen, laeuft, absage }
}
