import { html, type Html } from '../../platform/seiten/html.ts'
import { losBild } from './losBild.ts'
import { oeffentlicheSeite, type Betreiber } from './rahmen.ts'

const SCHRITTE: readonly (readonly [name: string, text: string])[] = [
  [
    'Die Zusage, vor der Frist.',
    'Ein Rechner der Bank zieht eine sehr lange Zufallszahl, den Startwert. Niemand sieht ihn. Öffentlich ist nur sein Fingerabdruck, die Zusage: Aus ihr lässt sich der Startwert nicht erraten, aber ein anderer passt nicht mehr dazu. Zugleich nennt die Bank eine öffentliche Lotterie und ihren Tag.',
  ],
  [
    'Die Liste, am Ende der Frist.',
    'Alles, was eingereicht ist, steht in einer Liste, ohne Namen. Sie wird sofort veröffentlicht, mindestens 48 Stunden vor der Ziehung. Danach kommt nichts mehr dazu und nichts mehr weg.',
  ],
  [
    'Die Ziehung.',
    'Die Lotterie zieht ihre Zahlen. Vorher kennt sie niemand, auch bei der Bank nicht. Zwei Personen tippen sie ab, ohne einander zu sehen. Erst wenn beide dasselbe getippt haben, zeigt das Portal, was herauskommt.',
  ],
  [
    'Die Reihung.',
    'Aus Startwert, Liste und Ziehung rechnet ein Programm für jede Zeile ein Los. Zuerst kommen die Gruppen mit Vorrang, darin das kleinere Los vor dem größeren. Jetzt ist auch der Startwert öffentlich, und jeder kann alles nachrechnen.',
  ],
]

const FRAGEN: readonly (readonly [frage: string, antwort: string])[] = [
  ['Ist früher besser?', 'Nein. Wann Sie in der Frist eingereicht haben, spielt für Ihr Los keine Rolle.'],
  [
    'Hilft es, weniger zu beantragen?',
    'Nein. Ihr Los hängt nicht vom Betrag ab. Eingeladen wird der Reihe nach, bis ein Betrag nicht mehr in die freien Mittel passt. Kleinere Beträge dahinter rücken nicht vor.',
  ],
  [
    'Welches Los ist das kleinere?',
    'Lose bestehen aus Ziffern und den Buchstaben a bis f; die Ziffern kommen vor den Buchstaben. Verglichen wird von links: 17c1 kommt vor 1cab, und 1cab vor 4f9d.',
  ],
  [
    'Kann die Bank nachhelfen?',
    'Nein. Der Startwert stand fest, bevor es die Liste gab, die Liste vor der Ziehung, und die Ziehung macht eine Lotterie. Wer eines davon später ändert, fällt auf: Die veröffentlichten Fingerabdrücke stimmen nicht mehr.',
  ],
  [
    'Und wenn sich jemand vertippt?',
    'Dann gilt der Versuch nicht, und die Reihung wird noch einmal vorbereitet. Wie oft das geschah und warum, steht auf der Seite der Runde. Das Ergebnis hat bis dahin niemand gesehen.',
  ],
  [
    'Wenn jemand verzichtet?',
    'Dann ist sein Geld frei für die Nächsten in der Reihe. An Ihrem Los und Ihrem Platz ändert sich nichts.',
  ],
  [
    'Wie prüfe ich das?',
    'Ihr eigenes Los rechnet das Portal auf Ihrem Gerät noch einmal: auf der Seite Ihrer Interessenbekundung, „Mein Los nachrechnen“. Alles andere steht auf der öffentlichen Seite der Runde, mit einem Prüfprogramm. Jede Mail zu einer Runde nennt ihre Adresse.',
  ],
]

const inhalt: Html = html`<h1>So wird ausgelost</h1>
  <p class="vorspann">
    Möchten mehr Betriebe einen Zuschuss, als Geld da ist, entscheidet ein Los, wer zuerst einen Antrag
    stellen kann. Nicht, wer am schnellsten war. Niemand kann das Los beeinflussen, und jeder kann es
    nachrechnen.
  </p>
  <div class="mit-bild">
    <section>
      <h2>In vier Schritten</h2>
      <ol class="erklaerung">
        ${SCHRITTE.map(([name, text]) => html`<li><b>${name}</b> ${text}</li>`)}
      </ol>
    </section>
    ${losBild}
  </div>
  <section>
    <h2>Fragen und Antworten</h2>
    ${FRAGEN.map(
      ([frage, antwort]) =>
        html`<h3>${frage}</h3>
          <p>${antwort}</p>`,
    )}
  </section>`

/** How a draw goes, for everybody: in plain words, with a picture, without an account (S3-06). */
export const erklaerseite = (b: Betreiber): string => oeffentlicheSeite(b, 'So wird ausgelost', inhalt)
