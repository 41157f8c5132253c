import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { useDarf } from '@foerderportal/shell/umgebung'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { useEntfernen, useGelesen } from '../kern/useEntfernen.ts'

/** Takes an application back from the bank. Stands apart at the end: nobody comes here by chance. */
export function AntragZurueckziehen({ antrag }: { antrag: AntragAntwort }) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { frage } = useDialog()
  const { guid } = antrag.formular
  const { entfernen, laeuft, absage } = useEntfernen(guid, useGelesen(guid))
  if (!darfSchreiben) return null
  const fragen = async () => {
    if ((await frage(frageZu(antrag))) === 'confirm') await entfernen(() => abschied(antrag, serverJetzt()))
  }
  return (
    <Abschnitt
      titel="Antrag zurückziehen"
      einleitung="Solange die Bank nicht entschieden hat, können Sie Ihren Antrag zurückziehen."
    >
      <div className="s-buendig">
        <Knopf
          variante="tertiary"
          laeuft={laeuft}
          gesperrtWeil={antrag.rueckzugGesperrtWeil ?? undefined}
          onClick={() => void fragen()}
        >
          Antrag zurückziehen
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </Abschnitt>
  )
}

const abschied = ({ geNr, eingang }: AntragAntwort, jetzt: Date): string =>
  [
    `Der Antrag ${geNr} ist zurückgezogen (${alsWann(jetzt.toISOString(), jetzt)}\u00a0Uhr).`,
    eingang && `Die Eingangsnummer ${eingang.eingangsnummer} gilt nicht mehr.`,
    'Alle, die für Ihr Unternehmen zeichnen, bekommen dazu eine E-Mail.',
  ]
    .filter(Boolean)
    .join(' ')

/** What is lost, before it is: the call can't be taken back. */
const frageZu = ({ geNr, eingang }: AntragAntwort) =>
  ({
    titel: `Antrag ${geNr} zurückziehen?`,
    text: (
      <>
        <p className="kern-body">
          Die Bank prüft ihn dann nicht weiter, und Sie bekommen dafür keinen Zuschuss. Hier sehen Sie ihn
          danach nicht mehr: Laden Sie vorher den Beleg herunter, wenn Sie ihn behalten möchten.
        </p>
        <p className="kern-body">
          Das lässt sich nicht rückgängig machen. Ein neuer Antrag bekommt eine neue Eingangsnummer
          {eingang && ganzeNummern(`; ${eingang.eingangsnummer} gilt dann nicht mehr`)}.
        </p>
      </>
    ),
    layout: 'ok-abbrechen',
    texte: { confirm: 'Antrag zurückziehen', cancel: 'Behalten' },
    gefahr: true,
  }) as const
