/** The most used passwords of ten characters and more, in lower case. Shorter ones are refused for their length. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  1234567890 0123456789 0987654321 9876543210 1234567891 12345678910 123456789a 123456789q 123456789z 1234512345
  1122334455 1111111111 0000000000 9999999999 1231231231 123123123123 123321123321 1020304050 147258369a 1472583690
  7418529630 741852963a 987654321a 9638527410 0192837465 5432167890 1357924680 2468101214 31415926535 3141592654
  qwertyuiop qwertyuiop1 qwertyuiop123 qwerty12345 qwerty123456 qwerty1234 qwerty7890 qwertyqwerty qwerasdfzxcv qwer1234qwer
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc zaq12wsxcde3 zaq1xsw2cde3 q1w2e3r4t5 q1w2e3r4t5y6 asdfghjkl1 asdfghjkl123
  asdfghjkl; zxcvbnm123 zxcvbnm1234 asdfasdfasdf asdf1234asdf a1b2c3d4e5 a1s2d3f4g5 abc123abc123 abcdefghij abcdefghijk
  abcd123456 abcdef1234 abcd1234abcd abc1234567 aa12345678 aaa111222333 a123456789 q123456789 z123456789 0123456789a
  password12 password123 password1234 password12345 password01 password2020 password2021 password2022 password2023 password2024
  password2025 password2026 passw0rd12 passw0rd123 p@ssw0rd12 p@ssw0rd123 p@ssword123 passwordpassword mypassword mypassword1
  newpassword yourpassword thepassword nopassword1 secretpassword changeme12 changeme123 letmein123 letmein1234 letmeinnow
  welcome123 welcome1234 welcome2024 welcome2025 welcome2026 iloveyou12 iloveyou123 iloveyou1234 iloveyouforever iloveyousomuch
  loveyouforever ilovemyself ilovemymom ilovemydad ilovejesus1 jesuschrist jesuslovesme jesusislord godisgood1 blessed123
  administrator administrator1 admin12345 admin123456 adminadmin admin@1234 rootpassword superuser1 superadmin wordpress1
  wordpress123 businessname companyname test123456 testtest12 testtesttest testing123 default123 temporary1 temp123456 guest12345
  football12 football123 baseball12 baseball123 basketball basketball1 volleyball cheerleader liverpoolfc liverpool1
  manchester manchesterunited manutd1234 chelsea123 chelseafc1 arsenal123 barcelona1 realmadrid realmadrid1 juventus123
  superman123 batman1234 spiderman12 spiderman123 pokemon123 dragonball dragonballz starwars12 starwars123 harrypotter
  harrypotter1 motherfucker motherlode fuckyou123 fuckyou1234 whatever12 whatever123 unbelievable butterfly1 butterflies
  strawberry strawberry1 watermelon blackberry chocolate1 chocolate123 sunshine12 sunshine123 princess12 princess123
  princesa123 beautiful1 beautifulgirl sweetheart sweetiepie loveisblind lovelovelove loverboy123 teddybear1 hellokitty
  hellokitty1 helloworld helloworld1 hello12345 hello123456 christopher alexander1 alexandria michelle12 jennifer12 jonathan12
  elizabeth1 stephanie1 margaret12 charlotte1 sebastian1 maximilian francesca1 victoria12 isabella12 anthony123 charlie123
  michael123 jessica123 matthew123 joshua1234 daniel1234 nicholas12 samantha12 thomas1234 ashley1234 andrew1234
  newzealand newzealand1 allblacks1 allblacks123 aotearoa123 wellington wellington1 auckland12 auckland123 christchurch
  australia1 california california1 washington university university1 engineering management1 accounting photography
  basketball23 trustno1trustno1 correcthorsebatterystaple opensesame1 abracadabra supercalifragilisticexpialidocious
  monkey1234 dragon1234 shadow1234 master1234 hunter1234 killer1234 tigger1234 ginger1234 cookie1234 summer2024 summer2025
  winter2024 winter2025 autumn2025 spring2025 january2025 monday1234 internet12 internet123 computer12 computer123
  samsung123 samsung1234 iphone1234 android123 google1234 facebook12 facebook123 linkedin12 linkedin123 whatsapp12
  minecraft1 minecraft123 playstation counterstrike worldofwarcraft starcraft2 leagueoflegends callofduty4 fortnite123
  `
    .trim()
    .split(/\s+/),
)

/** Words that stay easy to guess with digits and marks around them, or with letters turned into digits. */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwords passwort motdepasse contrasena welcome letmein iloveyou qwerty qwertyuiop azerty asdfghjkl zxcvbnm
  admin administrator superuser superadmin root changeme default secret test testing tester guest login master monkey dragon
  football baseball basketball sunshine princess superman batman starwars pokemon charlie michael jennifer jessica
  summer autumn winter spring january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday computer internet facebook google samsung wordpress frontage
  `
    .trim()
    .split(/\s+/),
)
