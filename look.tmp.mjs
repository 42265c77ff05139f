import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const drafted = JSON.parse(readFileSync('mocks/seed/shared/scoring-templates.json','utf8'));
const d = drafted[0];
const template = { ...d, id:'101', kind:'forestWellness', number:2, status:'inForce', note:'本表为平台拟定的示例稿，并非主管部门发布的评分表，使用前请核对现行规定。', vetoes: d.vetoes.map((text,i)=>({code:`V${i+1}`,text})), experts:5, sheets:5, createdBy:'admin', createdTime:'2026-01-01 09:00:00', updatedBy:'admin', updatedTime:'2026-01-01 09:00:00', inForceTime:'2026-01-01 09:00:00', retiredTime:null, version:1 };
delete template.id2;
const criteria = template.groups.flatMap(g=>g.criteria);
const sheet = (id,name,share,vetoes=[]) => ({ id, name, submittedTime:'2026-11-20 10:12:00', enteredBy: id==='e4'?'auditor':null, vetoes, marks: Object.fromEntries(criteria.map((c,i)=>[c.code,{points: Math.max(0,Math.min(c.max, Math.round(c.max*share*2 + (i%3)-1)/2)), comment: i%4===0?'资源条件较好，现场核查属实。':'', files:[]}])) });
const row = (id,over) => ({ id, subject:{path:'/home/baseResourcesApplication',id:'3'}, title:'青秀山森林康养基地', kind:'forestWellness', area:'南宁市', status:'scoring', due:'2026-11-18', isOverdue:true, own:null, submitted:5, expected:6, mean:null, grade:null, updatedTime:'2026-11-20 10:00:00', ...over });
const rows = [row('1',{own:'begun',ownProgress:{marked:7,all:29}}), row('2',{title:'大明山国家级自然保护区自然教育基地',kind:'natureEducation',own:'notStarted',due:'2026-12-03',isOverdue:false,area:'武鸣区',submitted:0,expected:5}), row('3',{title:'姑婆山“两山”实践创新基地',kind:'twoMountains',status:'passed',own:'submitted',mean:85.5,grade:'良好',isOverdue:false,area:'贺州市',submitted:5,expected:5}), row('4',{title:'元宝山森林人家',kind:'forestFamilyHome',status:'returned',own:'recused',isOverdue:false,area:'柳州市'})];
const member=(account,name,state,o={})=>({account,name,state,marked:7,all:29,submittedTime:null,remindedTime:null,reason:null,...o});
const kind = process.argv[2] ?? 'open';
const base = { ...row('1',{}), template, members:[member('e1','黄志明','submitted',{submittedTime:'2026-11-19 10:00:00'}),member('e2','韦秀兰','submitted',{submittedTime:'2026-11-19 10:00:00'}),member('e3','李建国','submitted',{submittedTime:'2026-11-20 10:12:00'}),member('e4','覃海燕','submitted',{submittedTime:'2026-11-20 10:12:00'}),member('e5','陆文涛','submitted',{submittedTime:'2026-11-20 10:12:00'}),member('e6','农春燕','begun',{remindedTime:'2026-11-19 09:00:00'}),member('e7','蒙德贵','recused',{reason:'曾参与该基地的规划编制'})],
 sheets:[sheet('e1','黄志明',0.92),sheet('e2','韦秀兰',0.86),sheet('e3','李建国',0.84),sheet('e4','覃海燕',0.62),sheet('e5','陆文涛',0.88, kind==='veto'?['V3']:[])], words:[], passed:null, reopenedSince:false,
 events:[{time:'2026-11-10 09:00:00',by:'auditor',what:'appointed',about:null,reason:null},{time:'2026-11-11 09:00:00',by:'e7',what:'recused',about:'e7',reason:'曾参与该基地的规划编制'},{time:'2026-11-19 09:00:00',by:'auditor',what:'reminded',about:'e6',reason:null},{time:'2026-11-20 10:12:00',by:'e4',what:'submitted',about:'e4',reason:null}], isChair:true, version:3 };
const review = kind==='blind' ? {...base, sheets:null, own:'begun', isChair:false, ownProgress:{marked:7,all:29}} : kind==='passed' ? {...base, status:'passed', passed:{sheets:base.sheets,by:'auditor',time:'2026-11-21 10:00:00'}, reopenedSince:true, sheets: base.sheets.slice(0,2), words:[{sheet:'e4',word:'kept',reason:'该专家现场核查了火险隐患，分数有据。',by:'auditor',time:'2026-11-20 16:00:00'}]} : base;
const ok = (data) => ({ status:200, contentType:'application/json', body: JSON.stringify({ success:true, rCode:200, rMsg:'', resultData:data }) });
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium' });
const scheme = process.argv[3] ?? 'light'; const width = Number(process.argv[4] ?? 1280);
const page = await browser.newPage({ viewport:{width,height:900}, colorScheme: scheme, locale:'zh-CN' });
page.on('console', m => ['error','warning'].includes(m.type()) && console.log(m.text()));
page.on('pageerror', e => console.log('ERR', e.message));
await page.route('**/backApi/home/baseResourcesScore/**', (r) => { const u=r.request().url(); if(u.includes('/query')) return r.fulfill(ok({list:rows,total:rows.length,pageNum:1,pageSize:20})); if(u.includes('/get')) return r.fulfill(ok(review)); if(u.includes('/candidates')) return r.fulfill(ok(Array.from({length:9},(_,i)=>({account:`x${i}`,name:['梁晓东','谭丽娟','潘宏伟','罗小敏','廖国庆','唐燕','邓伟','莫凤','何勇'][i],baseName:'君武森林公园'})))); return r.fulfill(ok({...base,version:4})); });
const url = 'http://127.0.0.1:4755';
await page.goto(url+'/login');
await page.getByRole('img',{name:'验证码图片'}).waitFor();
await page.getByRole('textbox',{name:'登录名'}).fill('admin'); await page.getByLabel('密码',{exact:true}).fill('Forest@2026'); await page.getByRole('textbox',{name:'验证码'}).fill('0000'); await page.getByRole('button',{name:'登录',exact:true}).click();
await page.getByRole('button',{name:/^账号菜单/}).waitFor({timeout:8000}).catch(async e=>{await page.screenshot({path:'/tmp/desk-look/fail.png'}); console.log(await page.locator('body').innerText()); throw e});
const path = process.argv[5] ?? '/home/baseResourcesScore';
await page.goto(url+path); await page.waitForTimeout(1500);
for (const press of (process.argv[6]??'').split('|').filter(Boolean)) { await page.getByRole('button',{name:press}).first().click(); await page.waitForTimeout(600); }
await page.screenshot({ path:`/tmp/desk-look/${process.argv[7] ?? 'shot'}.png`, fullPage:true });
if (process.argv[8]==='pdf') { await page.emulateMedia({media:'print'}); await page.pdf({ path:'/tmp/desk-look/print.pdf', preferCSSPageSize:true }); }
await browser.close();
