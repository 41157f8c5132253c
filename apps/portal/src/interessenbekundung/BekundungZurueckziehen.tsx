import {
  type Bekundungsvorgang,
  bekundungZurueckziehen,
} from '@foerderportal/client/interessenbekundung/bekundung'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { type Gesehen, useWieGesehen } from '@foerderportal/shell/bausteine/useWieGesehen'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { BEKUNDUNGEN_KEY } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../paths.ts'

/** What is lost, before it is. */
const ENTWURF = {
  knopf: 'Entwurf verwerfen',
  titel: 'Entwurf verwerfen?',
  text: 'Ihre Eingaben gehen verloren. Solange die Runde läuft, können Sie neu beginnen.',
  abschied: 'Der Entwurf ist verworfen.',
} as const
const GESENDET = {
  knopf: 'Interessenbekundung zurückziehen',
  titel: 'Interessenbekundung zurückziehen?',
  text: 'Ihr Unternehmen nimmt dann nicht an der Reihung teil. Solange die Runde läuft, können Sie neu bekunden; Sie bekommen dann eine neue Eingangsnummer.',
  abschied: 'Die Interessenbekundung ist zurückgezogen.',
} as const

/** Throws a draft away, or takes a declaration back; stands apart from what leads on. */
export function BekundungZurueckziehen({
  vorgang,
  gesehen,
}: {
  vorgang: Bekundungsvorgang
  gesehen: Gesehen
}) {
  const { frage } = useDialog()
  const { entfernen, laeuft, absage } = useBekundungEntfernen(vorgang.formular.guid, gesehen)
  const worte = vorgang.bekundungStand === 'ENTWURF' ? ENTWURF : GESENDET
  const fragen = async () => {
    const antwort = await frage({
      titel: worte.titel,
      text: worte.text,
      layout: 'ok-abbrechen',
      texte: { confirm: worte.knopf, cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort === 'confirm') await entfernen(worte.abschied)
  }
  return (
    <div className="p-stapel p-stapel--eng">
      <div className="s-buendig">
        <Knopf
          variante="tertiary"
          icon="delete"
          laeuft={laeuft}
          gesperrtWeil={vorgang.rueckzugGesperrtWeil ?? undefined}
          onClick={() => void fragen()}
        >
          {worte.knopf}
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </div>
  )
}

/** Withdraws a declaration, but only as the user sees it (S11-05). */
const useBekundungEntfernen = (guid: string, gesehen: Gesehen) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useWieGesehen(gesehen)
  const entfernen = (abschied: string) =>
    versuchen(async (version) => {
      await bekundungZurueckziehen(guid, version)
      gesehen.danach?.()
      ansagen(abschied)
      await queryClient.invalidateQueries({ queryKey: BEKUNDUNGEN_KEY })
      await navigate({ to: pfade.bekundungen })
    })
  return { entfernen, laeuft, absage }
}
