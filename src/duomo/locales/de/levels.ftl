# Die Stufen der Gegner, die schwächste zuerst (bots/levels.py)

level-name =
    { $level ->
        [apprentice] Lehrling
        [carter] Fuhrmann
        [carpenter] Zimmermann
        [mason] Maurer
        [sculptor] Bildhauer
        [foreman] Polier
        [architect] Architekt
        [master-builder] Dombaumeister
        [grandmaster] Großmeister
       *[other] { $level }
    }
level-about =
    { $level ->
        [apprentice] Lernt das Spiel gerade: denkt weder an Abzüge noch an Mehrheiten und übersieht viele Möglichkeiten.
        [carter] Kennt die Regeln, sieht aber noch nicht, wer die Mehrheit bekommt; nimmt, was am nächsten liegt.
        [carpenter] Spielt auf schnellen Gewinn und übersieht noch manchen guten Zug.
        [mason] Spielt solide, schätzt aber ab und zu falsch ein, was ein Zug wert ist.
        [sculptor] Übersieht im eigenen Zug fast nichts, schaut aber kaum darüber hinaus.
        [foreman] Überblickt den ganzen Zug und wirft einen Blick auf mögliche Antworten der anderen.
        [architect] Wägt die eigenen Züge gegen die Antworten der anderen und das Würfelglück ab.
        [master-builder] Sucht vor jedem Zug weit und tief, mit einem Blick, der aus Tausenden Partien gelernt hat.
        [grandmaster] Denkt bis zu fünf Sekunden nach, wo es knapp ist: der stärkste Gegner, den es hier gibt.
       *[other] { "" }
    }
