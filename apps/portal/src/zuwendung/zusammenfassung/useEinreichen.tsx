import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import { NO_CONNECTION, type ProblemError } from '@foerderportal/client/problem'
import { antragEinreichen, antragKey } from '@foerderportal/client/zuwendung/zuwendung'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'

/** What the binding step means, in two sentences, and who is told (rule G-05). */
const FRAGE = {
  titel: 'Antrag verbindlich einreichen?',
  text: (
    <>
      <p className="kern-body">
        Danach können Sie nichts mehr ändern. Sie versichern, dass alle Angaben richtig und vollständig sind.
      </p>
      <p className="kern-body">
        Die Bank erhält den Antrag sofort. Sie bekommen eine Eingangsnummer und eine Bestätigung per E-Mail.
      </p>
    </>
  ),
  layout: 'ok-abbrechen',
  texte: { confirm: 'Verbindlich einreichen', cancel: 'Noch nicht' },
} as const

/** False where he has to look first: a field is to be decided, or somebody else's changes have just come in. */
const gespeichert = async (entwurf: AntragEntwurf): Promise<boolean> => {
  const vorher = entwurf.meldung()
  const gelungen = await entwurf.speichern()
  const danach = entwurf.meldung()
  return gelungen && (danach === vorher || danach?.art !== 'zusammengefuehrt')
}

/** The call may have arrived, and only its answer not. */
const UNGEWISS =
  'Wir wissen noch nicht, ob Ihr Antrag angekommen ist. Reichen Sie ihn noch einmal ein, sobald das Portal wieder antwortet: Er geht nur einmal ein, und es gilt der Zeitpunkt, zu dem er zuerst vollständig angekommen ist.'
const istUngewiss = (status: number) => status === NO_CONNECTION || status >= 500

const absageZu = async (entwurf: AntragEntwurf, { status, problem }: ProblemError): Promise<Problem> => {
  if (istUngewiss(status)) return { ...problem, detail: UNGEWISS }
  if (status !== 409) return problem
  // Without a network there is no code to say more with: the refusal itself is told.
  const teil = await import('./neuerStand.ts').catch(() => undefined)
  return teil ? teil.neuerStand(entwurf, problem) : problem
}

/** The binding step: asks, saves what is open, sends, and leads to the receipt. */
export const useEinreichen = (entwurf: AntragEntwurf) => {
  const { frage } = useDialog()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()

  const senden = async () => {
    if (!(await gespeichert(entwurf))) return
    const stand = await antragEinreichen(entwurf.wert().formular, entwurf.basis().version)
    entwurf.aufgeben()
    const { guid } = stand.antrag.formular
    queryClient.setQueryData(antragKey(guid), stand)
    await queryClient.invalidateQueries({ queryKey: ANTRAEGE_KEY })
    await navigate({ to: pfade.eingang(guid) })
  }

  const einreichen = async () => {
    if ((await frage(FRAGE)) !== 'confirm') return
    await versuchen(senden, (fehler) => absageZu(entwurf, fehler))
  }
  return { einreichen, laeuft, absage }
}
