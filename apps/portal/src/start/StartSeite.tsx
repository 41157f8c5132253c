import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf, knopfKlasse, type KnopfVariante } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { abmeldungLesen } from '@foerderportal/shell/abmeldung'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { Abmeldegrund } from '@foerderportal/shell/rahmen/Abmeldegrund.tsx'
import { pfade } from '../paths.ts'
import { eigenesProfil, nachAussen } from '../profil.ts'
import { useDarf, useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'

const Startfehler = latePart(async () => (await import('./Startfehler.tsx')).Startfehler)
const Jahresbudget = latePart(async () => (await import('../shared/Jahresbudget.tsx')).Jahresbudget)
const AnmeldungFehlgeschlagen = latePart(
  async () =>
    (await import('@foerderportal/shell/rahmen/AnmeldungFehlgeschlagen.tsx')).AnmeldungFehlgeschlagen,
)

/** The public start; also the place of what can't be shown elsewhere. */
export function StartSeite() {
  const { konfiguration } = useUmgebung()
  const { fehler, originalRoute } = useSearch({ from: '/start' })
  const nutzer = useNutzer()
  const [abmeldung] = useState(abmeldungLesen)
  if (fehler === 'nutzer' && nutzer !== undefined)
    return (
      <Seite
        titel="Das hat nicht geklappt"
        stand="Die Seite ließ sich gerade nicht öffnen. Angemeldet sind Sie weiterhin."
      >
        <Startfehler originalRoute={originalRoute} />
      </Seite>
    )
  return (
    <Seite stand={konfiguration.bankName}>
      <div className="p-stapel p-stapel--weit">
        {abmeldung && <Abmeldegrund {...abmeldung} />}
        {!nutzer && fehler === 'anmeldung' && <AnmeldungFehlgeschlagen />}
        <p className="kern-body kern-body--large p-text">
          {eigenesProfil().begruessung} Sie sehen jederzeit, wie weit Ihr Antrag ist und was als Nächstes
          geschieht.
        </p>
        {eigenesProfil().mitJahresbudget && <Jahresbudget />}
        {nutzer ? (
          <Angemeldet vorname={nutzer.firstname} />
        ) : (
          <Anmelden variante={abmeldung ? 'secondary' : 'primary'} />
        )}
        {!nutzer && <Voraussetzungen />}
      </div>
    </Seite>
  )
}

function Angemeldet({ vorname }: { vorname: string }) {
  const freigeschaltet = useDarf(['NUTZERSERVICE_UNTERNEHMEN', 'LESEN'])
  const vonDerBank = useDarf(['SACHBEARBEITUNG', 'LESEN'])
  if (!freigeschaltet && !vonDerBank)
    return (
      <Hinweis ton="warning" titel={`Guten Tag, ${vorname}. Ihr Konto ist noch nicht freigeschaltet.`}>
        <p className="kern-body">
          Ihrem Konto fehlen die Rechte für das Portal. Bitte wenden Sie sich an die Bank.
        </p>
      </Hinweis>
    )
  return (
    <div className="p-stapel p-stapel--eng">
      <p className="kern-body">Guten Tag, {vorname}. Sie sind angemeldet.</p>
      <div>
        <Verweis href={pfade.wurzel} className={knopfKlasse()}>
          <span className="kern-label">{freigeschaltet ? 'Zur Übersicht' : 'Zur Sachbearbeitung'}</span>
        </Verweis>
      </div>
    </div>
  )
}

function Anmelden({ variante }: { variante: KnopfVariante }) {
  const { sitzung } = useUmgebung()
  const [laeuft, setLaeuft] = useState<'anmelden' | 'registrieren'>()
  const gehen = (art: 'anmelden' | 'registrieren') => {
    setLaeuft(art)
    sitzung
      .login(nachAussen(pfade.wurzel), art === 'registrieren' ? { prompt: 'create' } : {})
      .catch(() => setLaeuft(undefined))
  }
  return (
    <div className="p-stapel p-stapel--eng">
      <div className="p-reihe">
        <Knopf variante={variante} onClick={() => gehen('anmelden')} laeuft={laeuft === 'anmelden'}>
          Anmelden
        </Knopf>
        <Knopf variante="secondary" onClick={() => gehen('registrieren')} laeuft={laeuft === 'registrieren'}>
          Konto anlegen
        </Knopf>
      </div>
    </div>
  )
}

function Voraussetzungen() {
  return (
    <section aria-labelledby="voraussetzungen" className="p-stapel p-stapel--eng p-text">
      <h2 className="kern-heading-medium" id="voraussetzungen">
        So kommen Sie zu Ihrem Antrag
      </h2>
      <ol className="kern-list kern-list--number">
        <li>Legen Sie mit Ihrer E-Mail-Adresse ein Konto an.</li>
        <li>Registrieren Sie sich und Ihr Unternehmen. Halten Sie Steuernummer und IBAN bereit.</li>
        <li>Füllen Sie den Antrag aus. Sie können jederzeit unterbrechen und später weitermachen.</li>
      </ol>
    </section>
  )
}
