/** Written as lists of words, so that they can be read. */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** What machines look for by name: whoever holds one of these hosts can speak for the whole domain. */
const MACHINES = words(`
  www www1 www2 www3 web web1 web2 wwww ww w3 mail mail1 mail2 email emails mx mx1 mx2 mx3 smtp smtp1 smtp2 smtps imap
  imap4 imaps pop pop3 pop3s webmail exchange owa activesync autodiscover autoconfig mta-sts mta relay postfix bounce
  bounces newsletter newsletters lists dkim spf dmarc bimi domainkey wpad isatap localhost local localdomain
  loopback broadcasthost broadcast ns ns0 ns1 ns2 ns3 ns4 dns dns1 dns2 dns3 nameserver resolver ntp time dhcp ldap ldaps
  kerberos radius sip sips sipinternal sipexternal lyncdiscover enterpriseregistration enterpriseenrollment xmpp jabber
  irc stun turn vpn vpn1 vpn2 proxy proxies gateway router firewall switch ftp ftps sftp ssh telnet rdp rsync nfs smb
  samba tftp snmp syslog git svn cvs gitlab github bitbucket jenkins build builds ci cdn cdn1 cdn2 edge cache
  origin static static1 static2 assets asset media img imgs image images pic pics picture pictures video videos
  file files upload uploads download downloads content contents storage bucket buckets s3 ceph minio backup
  backups archive archives mirror mirrors repo repos registry npm docker kube kubernetes k8s cluster node nodes
  server server1 server2 servers host hosts hosting cpanel whm plesk phpmyadmin pgadmin mysql postgres postgresql
  redis mongo database databases elastic kibana grafana prometheus metrics monitor monitoring nagios zabbix sentry
  trace traces logs logging queue worker workers cron webhook webhooks callback callbacks wildcard
`);

/** Addresses under which certificate authorities and the mail standards reach the holder of a domain. */
const POSTS = words(`
  admin administrator administrators hostmaster webmaster postmaster mailer-daemon root abuse noc security ssladmin
  ssladministrator sslwebmaster sysadmin sysadmins mis info marketing sales support usenet news uucp noreply no-reply
  donotreply do-not-reply nobody daemon operator operators superuser superadmin csirt cert soc psirt trouble
`);

/** Places of the product, and what would pass for them. */
const PRODUCT = words(`
  app apps application api api1 api2 apis rest graphql rpc grpc socket sockets websocket ws wss oauth oauth2 openid oidc
  saml sso auth authn authz authenticate authentication authorize identity idp login logins log-in logon logout signin
  sign-in signup sign-up signout sign-out register registration account accounts my-account myaccount profile profiles
  user users member members password passwords reset reset-password forgot forgot-password verify verified verification
  verify-otp otp totp mfa two-factor 2fa token tokens session sessions console dashboard dashboards panel portal
  manage manager management settings setting config configuration setup install installer onboarding scan scans scanner
  scanning code codes qrcode qrcodes qr-code qr-codes qrs barcode barcodes label labels print printing printer recall
  recalls product products batch batches packaging traceability track tracking organisation organisations
  organization organizations org orgs company companies team teams tenant tenants customer customers client clients
  partner partners vendor vendors supplier suppliers role roles access permission permissions template templates form
  forms survey surveys feedback promotion promotions report reports statistics stats analytics insight insights
  subdomain subdomains domain domains site sites sitemap robots favicon
`);

/** Where people look for the ones who run the platform, and for what they pay. */
const HOUSE = words(`
  home index main default about about-us contact contact-us help helpdesk help-desk faq faqs guide guides
  doc docs documentation manual wiki kb knowledge learn academy training blog blogs forum forums community chat
  status uptime health healthz readyz ping press jobs career careers hr people staff employee employees internal intranet
  extranet corp corporate office legal law terms tos privacy policy policies cookie cookies gdpr dpdp compliance
  license licence licenses copyright trademark dmca trust safety fraud phishing spam report-abuse official genuine
  authentic original certified certificate certificates certification bill bills billing invoice invoices pay payment
  payments checkout cart order orders shop store market marketplace price prices pricing plan plans subscribe
  subscription subscriptions refund refunds bank banking wallet card cards donate deal deals offer offers gift gifts
  secure secured ssl tls https http update updates upgrade release releases version versions changelog beta alpha
  gamma dev devel develop developer developers development test tests tester testing test1 test2 qa uat stage
  staging preprod pre-prod prod production live demo demos sandbox preview example examples sample samples trial free
  mobile android iphone ipad windows linux desktop phone wap null undefined true false none anonymous guest
  system public private everyone 
`);

/** Our own names, and those of others that people believe without looking. */
const BRANDS = words(`
  qrigin origin-qr qr-origin qrigin-app qrigin-official gs1 gs1-digital-link fssai fda usda efsa who iso bis apeda
  agmark government govt gov india-gov europa police customs interpol google gmail apple icloud microsoft office365
  outlook amazon aws facebook meta instagram whatsapp twitter youtube linkedin telegram paypal stripe razorpay paytm
  phonepe upi visa mastercard netflix cloudflare
`);

/**
 * Where people keep and send money, and where most of them have an account. With another word beside one of these a name passes for
 * its owner's own page.
 */
export const MONEY_NAMES = words(`
  paytm phonepe gpay googlepay google-pay amazonpay amazon-pay applepay apple-pay samsungpay whatsapppay bharatpe bhim
  bhimupi mobikwik freecharge paypal stripe razorpay cashfree payu payu-money payoneer wise-transfer revolut klarna
  adyen worldpay venmo cashapp zelle skrill neteller moneygram westernunion alipay wechatpay unionpay rupay npci upi
  sbi sbin statebank statebankofindia onlinesbi yono hdfc hdfcbank icici icicibank axisbank kotak kotakbank pnb
  punjabnationalbank bankofbaroda bankofindia canarabank unionbank indianbank idbi idbibank idfc idfcfirst indusind
  indusindbank yesbank rblbank federalbank bandhanbank hsbc citibank standardchartered barclays lloyds natwest
  santander jpmorgan wellsfargo bankofamerica goldmansachs deutschebank commerzbank sparkasse bnpparibas credit-suisse
  zerodha groww upstox policybazaar cred-club mastercard americanexpress amex binance coinbase wazirx coindcx
  amazon flipkart google microsoft facebook instagram whatsapp netflix linkedin icloud
  metamask rbi reservebank sebi irdai epfo incometax gstn
`);

/** Banks and others whose name is also a word, so that it can be part of another name. */
const MONEY_WORDS = words(`
  axis canara cred chase citi visa discover diners square wise lic nsdl cdsl cibil experian equifax transunion slice
  jupiter niyo airtel-payments jiopay ing ubs axa allianz prudential bajaj bajajfinserv muthoot manappuram
`);

/** Offices of states and those who make the rules. */
const OFFICES = words(`
  gov govt government mygov india gov-in govin goi indiagov digilocker umang aadhaar aadhar uidai passport-seva
  passportseva parivahan irctc indianrail indianrailways eci nic niti niti-aayog pmo pmkisan pm-kisan cowin
  ayushman abha makeinindia startupindia dpiit dgft icegate cbic cbdt gst gstin pan-card mca msme udyam gem cpcb cdsco
  icmr aiims csir isro drdo trai cci nhai nabard agmark apeda mpeda spices-board teaboard coffeeboard
  fssai foscos bis bis-care bee-star hallmark who unicef unesco united-nations fao wto imf worldbank interpol europol
  fbi cia nsa irs ssa usps fda usda cdc epa ftc efsa ema ecb europa eu-commission hmrc nhs gov-uk bfr bvl anvisa
  customs police cyberpolice cybercell court supremecourt highcourt lokpal
`);

/** Shops, platforms, carriers and makers whose name people believe without looking. */
const HOUSEHOLD_NAMES = words(`
  google gmail googlemail youtube android playstore google-play chrome apple icloud itunes appstore app-store microsoft
  office365 outlook hotmail msn bing azure onedrive sharepoint skype amazon amazon-in aws primevideo alexa flipkart
  myntra meesho ajio nykaa snapdeal jiomart reliance reliancedigital reliancefresh bigbasket blinkit zepto instamart
  dunzo swiggy zomato ubereats uber olacabs rapido makemytrip goibibo cleartrip oyo airbnb booking tripadvisor dmart
  spencers bigbazaar tatacliq croma walmart target costco kroger tesco sainsburys asda aldi lidl carrefour ikea ebay
  etsy aliexpress alibaba temu shein shopify woocommerce indiamart tradeindia justdial olx quikr facebook meta
  instagram threads whatsapp messenger twitter telegram signal-app snapchat tiktok pinterest reddit linkedin discord
  zoom webex slack dropbox adobe oracle salesforce zoho freshworks openai chatgpt anthropic claude nvidia intel
  samsung xiaomi oneplus oppo vivo realme nokia sony panasonic philips dell lenovo huawei airtel jio reliancejio
  vodafone vodafoneidea bsnl tatasky netflix hotstar disney spotify sonyliv zee5 fedex dhl bluedart delhivery dtdc
  indiapost india-post ekart xpressbees amazonlogistics maersk tata tatagroup tcs infosys wipro mahindra adani birla
  godrej amul motherdairy nestle unilever hindustanunilever britannia parle dabur patanjali itc haldiram haldirams
  cadbury mondelez pepsi pepsico cocacola coca-cola redbull starbucks mcdonalds dominos pizzahut kfc burgerking
  colgate pampers johnson-johnson pfizer cipla sunpharma drreddys ranbaxy himalaya biocon bharatbiotech serum-institute
  apollo-pharmacy apollopharmacy pharmeasy netmeds tata1mg bosch siemens toyota hyundai maruti marutisuzuki honda
  hero-motocorp royalenfield nike adidas puma reebok zara uniqlo levis rolex gucci louisvuitton titan tanishq
  cloudflare verisign digicert letsencrypt lets-encrypt godaddy namecheap wikipedia
`);

/** Names that no organisation can have, nor anything that looks like them. */
export const RESERVED_SUBDOMAINS: readonly string[] = [
  ...new Set([
    ...MACHINES,
    ...POSTS,
    ...PRODUCT,
    ...HOUSE,
    ...BRANDS,
    ...MONEY_NAMES,
    ...MONEY_WORDS,
    ...OFFICES,
    ...HOUSEHOLD_NAMES,
  ]),
];
